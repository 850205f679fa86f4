import { expect, test } from 'vitest';
import { buildIndex, buildIndexMeanwhile } from '../../../src/search/index-of';
import { atOnce, inSlices } from '../../../src/search/slices';
import { indexOf, section } from './support';

function* counted(until: number, done: number[]): Generator<void, string> {
  for (let i = 0; i < until; i += 1) {
    const end = performance.now() + 2;
    while (performance.now() < end);
    done.push(i);
    yield;
  }
  return 'whole';
}

test('work in slices lets others in between, and is whole in the end', async () => {
  const done: number[] = [];
  const seen: number[] = [];
  const work = inSlices(counted(20, done));
  const other = setInterval(() => seen.push(done.length), 0);
  expect(await work).toBe('whole');
  clearInterval(other);
  expect(done).toHaveLength(20);
  expect(seen.some((count) => count > 0 && count < 20)).toBe(true);
});

test('work at once is the same work', () => {
  const done: number[] = [];
  expect(atOnce(counted(3, done))).toBe('whole');
  expect(done).toEqual([0, 1, 2]);
});

test('what fails in a slice fails the whole', async () => {
  const failing = function* (): Generator<void, void> {
    yield;
    throw new Error('broken');
  };
  await expect(inSlices(failing())).rejects.toThrow('broken');
});

test('an index that is made meanwhile is the same index', async () => {
  const { corpus } = indexOf([section('Fan', 'The fan of a system hums.', '/fan')]);
  expect(await buildIndexMeanwhile(corpus)).toEqual(buildIndex(corpus));
});

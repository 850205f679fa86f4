import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Corpus } from '../../../src/search/corpus';
import { buildIndex, buildIndexMeanwhile } from '../../../src/search/index-of';
import { atOnce, inSlices } from '../../../src/search/slices';
import { LANGUAGES } from '../../../src/search/stems';
import { indexOf, inSome, section } from './support';

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

describe('work in slices', () => {
  let turns = 0;
  let now = 0;

  beforeEach(() => {
    [turns, now] = [0, 0];
    vi.spyOn(performance, 'now').mockImplementation(() => now);
    const Channel = MessageChannel;
    vi.stubGlobal('MessageChannel', function counted() {
      turns += 1;
      return new Channel();
    });
  });
  afterEach(() => {
    vi.restoreAllMocks();
    vi.unstubAllGlobals();
  });

  test.each([
    [0, 0],
    [1, 1],
    [2, 3],
    [3, 4],
    [6, 9],
    [9, 9],
  ])('of %d ms a step: for 9 of them it lets others in %d times', async (long, times) => {
    const steps = function* (): Generator<void, void> {
      for (let i = 0; i < 9; i += 1) {
        now += long;
        yield;
      }
    };
    await inSlices(steps());
    expect(turns).toBe(times);
  });

  /** How often others are let in where each step takes long, more than for a site of one section without words. */
  const more = async (of: Partial<Corpus>): Promise<number> => {
    const counted = async (corpus: Corpus): Promise<number> => {
      turns = 0;
      vi.spyOn(performance, 'now').mockImplementation(() => (now += 10));
      await buildIndexMeanwhile(corpus);
      return turns;
    };
    const bare = { ...indexOf([]).corpus, sections: [section('', '', '/a')] };
    return (await counted({ ...bare, ...of })) - (await counted(bare));
  };
  const different = (count: number): Partial<Corpus> => ({
    sections: [section('', Array.from({ length: count }, (_, i) => `w${i}`).join(' '), '/a')],
  });
  const asking = (...counts: number[]): Partial<Corpus> => ({
    asked: [
      { at: '/a', en: counts.flatMap((count, i) => new Array<string>(count).fill(`zebra${i}x`)) },
    ],
  });
  const elsewhere = (en: string[], es: string[] = []): Partial<Corpus> => ({
    elsewhere: inSome<string[]>([], { en, es }),
  });

  test.each<[string, Partial<Corpus>, number]>([
    ['each section', { sections: ['/a', '/b', '/c'].map((url) => section('', '', url)) }, 2],
    ['199 words', different(199), 0],
    ['200 words', different(200), 1],
    ['399 words', different(399), 1],
    ['400 words', different(400), 2],
    ['the questions of each language', asking(1), LANGUAGES.length],
    ['199 questions with a word', asking(199), LANGUAGES.length],
    ['200 questions with a word', asking(200), LANGUAGES.length + 1],
    ['199 of two words together', asking(99, 100), LANGUAGES.length],
    ['200 of two words together', asking(99, 101), LANGUAGES.length + 1],
    ['more of two words, begun anew', asking(200, 199), LANGUAGES.length + 1],
    ['subjects with one letter', elsewhere(['attic', 'asbestos', 'alarm']), 1],
    ['subjects with three', elsewhere(['attic', 'boiler', 'car']), 3],
    ['subjects of two languages', elsewhere(['attic', 'car'], ['coche', 'dinero']), 3],
  ])('of an index: after %s', async (_, corpus, times) => {
    expect(await more(corpus)).toBe(times);
  });
});

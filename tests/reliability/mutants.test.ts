import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figure } from './support/figures';
import { SEEDED } from './support/mutants';
import { survivorsOf } from './support/run-mutants';

/** Every fourth fault, to keep the test short; `npm run test:mutation` runs all of them, and the generated ones. */
const SAMPLE = SEEDED.filter((_, number) => number % 4 === 0);

test('every seeded fault stands where it is meant to', () => {
  for (const { file, from, to } of SEEDED) {
    expect(readFileSync(file, 'utf8').split(from).length - 1, `${file}: ${from}`).toBe(1);
    expect(to).not.toBe(from);
  }
  figure('seeded faults', '>= 80', SEEDED.length, SEEDED.length >= 80);
});

test('the tests catch them', { timeout: 600_000 }, async () => {
  const survivors = await survivorsOf(SAMPLE);
  const count = SAMPLE.length - survivors.length;
  const share = (100 * count) / SAMPLE.length;
  const value = `${count}/${SAMPLE.length} (${share.toFixed(0)} %)`;
  figure('seeded faults caught', '>= 90 %', value, share >= 90);
});

import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { figure } from './support/figures';
import { MUTANTS, SEEDED } from './support/mutants';
import { survivorsOf } from './support/run-mutants';

test('every seeded fault stands where it is meant to', () => {
  for (const { file, from, to } of SEEDED) {
    expect(readFileSync(file, 'utf8').split(from).length - 1, `${file}: ${from}`).toBe(1);
    expect(to).not.toBe(from);
  }
  figure('seeded faults', '>= 80', SEEDED.length, SEEDED.length >= 80);
});

test('the tests catch them', { timeout: 600_000 }, async () => {
  const survivors = await survivorsOf(MUTANTS);
  const count = MUTANTS.length - survivors.length;
  const share = (100 * count) / MUTANTS.length;
  const value = `${count}/${MUTANTS.length} (${share.toFixed(0)} %)`;
  figure('seeded faults caught', '>= 90 %', value, share >= 90);
});

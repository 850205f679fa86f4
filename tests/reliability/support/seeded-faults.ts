import { resolve } from 'node:path';
import { describe, test } from 'vitest';
import { MUTANTS } from './mutants';

/** The numbers of this process's faults; -1 is none, under which all tests must pass. */
const numbers = (process.env['SEEDED_FAULTS'] ?? '').split(',').map(Number);

/** Loads unit tests with the modules of one fault; a fault that stops the loading is caught too. */
function load(title: string, number: number, tests: string[]): void {
  describe(title, async () => {
    for (const name of tests) {
      const file = resolve(`.fault-${number}/tests/unit/${name}.test.ts`);
      try {
        await import(/* @vite-ignore */ file);
      } catch (error) {
        test(`${name} does not load`, () => {
          throw error;
        });
      }
    }
  });
}

for (const number of numbers) {
  const mutant = MUTANTS[number];
  if (mutant) load(`fault ${number}`, number, mutant.tests);
  else load('none', -1, [...new Set(MUTANTS.flatMap(({ tests }) => tests))]);
}

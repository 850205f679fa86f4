import { appendFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { beforeAll, beforeEach, describe, test } from 'vitest';
import { MUTANTS } from './mutants';

/** The numbers of this process's faults; -1 is none, under which all tests must pass. */
const numbers = (process.env['SEEDED_FAULTS'] ?? '').split(',').map(Number);

/** Where each number is written as its tests are loaded and begin: of one that never ends the other process learns. */
const begun = process.env['SEEDED_FAULTS_BEGUN'] ?? '';

/** Loads unit tests with the modules of one fault; a fault that stops the loading is caught too. */
function load(title: string, number: number, tests: string[]): void {
  describe(title, async () => {
    let isCaught = false;
    const begin = (): void => appendFileSync(begun, `${number}\n`);
    begin();
    beforeAll(begin);
    // One test that notices is enough.
    beforeEach(({ onTestFailed, skip }) => {
      skip(isCaught, 'caught already');
      onTestFailed(() => void (isCaught = true));
    });
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

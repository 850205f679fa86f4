import { resolve } from 'node:path';
import { describe, test } from 'vitest';
import { MUTANTS } from './mutants';

/** Which faults are this process's: all whose number leaves this remainder. */
const [part = 0, parts = 1] = (process.env['SEEDED_PART'] ?? '').split('/').map(Number);

/** Loads unit tests with the modules of one fault; a fault that stops the loading is caught too. */
function load(title: string, number: number, tests: string[]): void {
  describe(title, async () => {
    for (const name of tests) {
      const file = resolve(`.fault-${number}/tests/unit/contact/${name}.test.ts`);
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

for (const [number, { tests }] of MUTANTS.entries()) {
  if (number % parts === part) load(`fault ${number}`, number, tests);
}
// The same tests without any fault: they must pass.
if (part === 0) load('none', -1, [...new Set(MUTANTS.flatMap(({ tests }) => tests))]);

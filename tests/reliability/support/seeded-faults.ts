import { appendFileSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import type { Mutant, Pick } from './mutants';
import { firstFailing, freshTestFiles, testFiles } from './test-file';

const MUTANTS = JSON.parse(readFileSync(process.env['MUTATION_LIST']!, 'utf8')) as Mutant[];

/** The numbers of the faults for this process. */
const numbers = (process.env['MUTATION_NUMBERS'] ?? '').split(',').map(Number);
/** The number of the run without a fault, in which all tests must pass. */
const NONE = -1;

/** The file for the results. If a fault never ends, the parent process notices that nothing more is written. */
const told = process.env['MUTATION_TOLD'] ?? '';

/** Caches whether picked tests pass without a fault when the other tests of their files are left out. */
const alone = new Map<string, boolean>();

let number = NONE;
const tell = (fate: string): void => appendFileSync(told, `${number} ${fate}\n`);
const begin = (): void => tell('begun');

/**
 * Runs the tests with one fault in the modules until one of them fails. A module that cannot be loaded counts as a
 * failure.
 *
 * @returns the error, or undefined if no test notices the fault
 */
async function noticed(fault: Mutant | undefined, picks: readonly Pick[]): Promise<unknown> {
  for (let left = picks; ;) {
    const failed = await firstFailing(testFiles(fault ? [fault] : []), left, begin);
    if (!failed) return undefined;
    const { step, error } = failed;
    if (left[step]?.at === undefined || (await passAlone(left.slice(0, step + 1)))) return error;
    left = left.slice(step + 1);
  }
}

/**
 * True if picked tests pass without the fault. One that needs an earlier test, which was not picked, fails with or
 * without it, so it does not notice the fault.
 */
async function passAlone(picks: readonly Pick[]): Promise<boolean> {
  const key = picks.map(({ file, at }) => `${file} ${at}`).join();
  const known = alone.get(key);
  if (known !== undefined) return known;
  const passes = !(await firstFailing(freshTestFiles(), picks, begin));
  alone.set(key, passes);
  return passes;
}

/** Returns the test files to run for faults without picked tests; picked tests have already run without a fault. */
const asked = (mutants: readonly Mutant[]): Pick[] =>
  [...new Set(mutants.flatMap(({ picks, tests }) => (picks ? [] : tests)))].map((file) => ({
    file,
  }));

for (const each of numbers) {
  const fault = MUTANTS[each];
  test(`fault ${each}`, async () => {
    number = each;
    begin();
    const picks = fault ? (fault.picks ?? asked([fault])) : asked(MUTANTS);
    const error = await noticed(fault, picks);
    const why = error instanceof Error ? error.message : 'something else was thrown';
    tell(error === undefined ? 'missed' : `noticed ${why.split('\n', 1).join()}`);
  });
}

import { appendFileSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import type { Mutant, Pick } from './mutants';
import { firstFailing, freshTestFiles, testFiles } from './test-file';

const MUTANTS = JSON.parse(readFileSync(process.env['MUTATION_LIST']!, 'utf8')) as Mutant[];

/** The numbers of this process's faults. */
const numbers = (process.env['MUTATION_NUMBERS'] ?? '').split(',').map(Number);
/** That of none, under which all tests must pass. */
const NONE = -1;

/** Where it is told what becomes of each: of one that never ends the other process learns by what is not told. */
const told = process.env['MUTATION_TOLD'] ?? '';

/** Whether tests that were picked pass without a fault though others of their files were left out. */
const alone = new Map<string, boolean>();

let number = NONE;
const tell = (fate: string): void => appendFileSync(told, `${number} ${fate}\n`);
const begin = (): void => tell('begun');

/** Runs the tests with the modules of one fault until one fails; a fault that stops the loading is caught too. */
async function noticed(fault: Mutant | undefined, picks: readonly Pick[]): Promise<unknown> {
  for (let left = picks; ;) {
    const failed = await firstFailing(testFiles(fault ? [fault] : []), left, begin);
    if (!failed) return undefined;
    const { step, error } = failed;
    if (left[step]?.at === undefined || (await passAlone(left.slice(0, step + 1)))) return error;
    left = left.slice(step + 1);
  }
}

/** A test that needs one before it, which was not picked, fails whatever the fault: it notices none. */
async function passAlone(picks: readonly Pick[]): Promise<boolean> {
  const key = picks.map(({ file, at }) => `${file} ${at}`).join();
  const known = alone.get(key);
  if (known !== undefined) return known;
  const passes = !(await firstFailing(freshTestFiles(), picks, begin));
  alone.set(key, passes);
  return passes;
}

/** Tests that were picked have run without a fault already. */
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

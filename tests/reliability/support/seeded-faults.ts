import { appendFileSync, readFileSync } from 'node:fs';
import { test } from 'vitest';
import type { Mutant, Pick } from './mutants';
import { testFiles } from './test-file';

const MUTANTS = JSON.parse(readFileSync(process.env['MUTATION_LIST']!, 'utf8')) as Mutant[];

/** The numbers of this process's faults. */
const numbers = (process.env['MUTATION_NUMBERS'] ?? '').split(',').map(Number);
/** That of none, under which all tests must pass. */
const NONE = -1;

/** Where it is told what becomes of each: of one that never ends the other process learns by what is not told. */
const told = process.env['MUTATION_TOLD'] ?? '';

/** Whether tests that were picked pass without a fault though others of their file were left out. */
const alone = new Map<string, boolean>();

let number = NONE;
const tell = (fate: string): void => appendFileSync(told, `${number} ${fate}\n`);

/**
 * Runs picked tests of a file, or all, and tells that each begins: one that never ends is seen by that.
 * @returns the first that fails, and why; undefined where all pass
 */
async function firstFailing(
  load: ReturnType<typeof testFiles>,
  { file, tests }: Pick,
): Promise<{ at: number; error: unknown } | undefined> {
  let at = -1;
  try {
    const { tests: all, end } = load(file);
    try {
      for (at of tests ?? all.keys()) {
        tell('begun');
        await all[at]?.run();
      }
    } finally {
      await end();
    }
    return undefined;
  } catch (error) {
    return { at, error };
  }
}

/** Runs the tests with the modules of one fault until one fails; a fault that stops the loading is caught too. */
async function noticed(fault: Mutant | undefined, picks: readonly Pick[]): Promise<unknown> {
  const load = testFiles(fault);
  for (const pick of picks) {
    let left: Pick = pick;
    for (;;) {
      const failed = await firstFailing(load, left);
      if (!failed) break;
      const { at, error } = failed;
      if (!left.tests || at < 0 || (await passesAlone(left, at))) return error;
      left = { ...left, tests: left.tests.filter((one) => one !== at) };
    }
  }
  return undefined;
}

/** A test that needs one before it, which was not picked, fails whatever the fault: it notices none. */
async function passesAlone({ file, tests = [] }: Pick, at: number): Promise<boolean> {
  const until = tests.slice(0, tests.indexOf(at) + 1);
  const key = `${file} ${until.join()}`;
  const known = alone.get(key);
  if (known !== undefined) return known;
  // Nothing is kept from another run.
  const load = testFiles(undefined, () => undefined);
  const passes = !(await firstFailing(load, { file, tests: until }));
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
    tell('begun');
    const picks = fault ? (fault.picks ?? asked([fault])) : asked(MUTANTS);
    const error = await noticed(fault, picks);
    const why = error instanceof Error ? error.message : 'something else was thrown';
    tell(error === undefined ? 'missed' : `noticed ${why.split('\n', 1).join()}`);
  });
}

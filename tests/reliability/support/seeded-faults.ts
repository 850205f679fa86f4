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

/** Whether tests that were picked pass without a fault though others of their files were left out. */
const alone = new Map<string, boolean>();

let number = NONE;
const tell = (fate: string): void => appendFileSync(told, `${number} ${fate}\n`);

/**
 * Runs tests, and tells that each begins: one that never ends is seen by that.
 * @returns the first of them that fails, and why; undefined where all pass
 */
async function firstFailing(
  load: ReturnType<typeof testFiles>,
  picks: readonly Pick[],
): Promise<{ step: number; error: unknown } | undefined> {
  const loaded = new Map<string, ReturnType<typeof load>>();
  let step = 0;
  try {
    for (; step < picks.length; step += 1) {
      const { file, at } = picks[step]!;
      const whole = loaded.get(file) ?? load(file);
      if (at !== undefined) loaded.set(file, whole);
      const { tests, end } = whole;
      for (const one of at === undefined ? tests : tests.slice(at, at + 1)) {
        tell('begun');
        await one.run();
      }
      if (at === undefined) await end();
    }
    return undefined;
  } catch (error) {
    return { step, error };
  } finally {
    for (const { end } of loaded.values()) await end().catch(() => undefined);
  }
}

/** Runs the tests with the modules of one fault until one fails; a fault that stops the loading is caught too. */
async function noticed(fault: Mutant | undefined, picks: readonly Pick[]): Promise<unknown> {
  for (let left = picks; ;) {
    const failed = await firstFailing(testFiles(fault), left);
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
  // Nothing is kept from another run.
  const passes = !(await firstFailing(
    testFiles(undefined, () => undefined),
    picks,
  ));
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

import { readFileSync } from 'node:fs';
import { missedByAll } from './groups';
import { fatesOf, fatesOfAll, workOn } from './jobs';
import type { Mutant } from './mutants';

/** Number of faults that one process works on. */
const CHUNK = 25;

/** Minimum time after which a test counts as stuck. It is longer if all tests together take longer without a fault. */
const LIMIT_MS = 60_000;
/** The limit until the time without a fault is known. */
const FIRST_LIMIT_MS = 900_000;

/** The number of the run without a fault. */
const NONE = -1;

/**
 * Runs the tests under each fault. Picked tests have already run without a fault when they were traced; one that fails
 * by itself, without the tests before it, does not count. Faults that picked tests miss are tried with all other tests.
 *
 * @returns the faults that no test noticed
 * @throws Error if the tests fail without a fault
 */
export async function survivorsOf(mutants: readonly Mutant[]): Promise<Mutant[]> {
  if (mutants.length === 0) return [];
  const work = workOn('seeded-faults', mutants);
  const began = Date.now();
  const without = (await fatesOf(work, [NONE], FIRST_LIMIT_MS)).get(NONE);
  if (without !== 'missed')
    throw new Error(`The tests fail without a fault: mend them first. ${without}`);
  const limit = Math.max(LIMIT_MS, Date.now() - began);
  const missed: Mutant[] = [];
  await fatesOfAll(work, mutants.length, { chunk: CHUNK, limit }, (fates) => {
    const here = [...fates.keys()].filter((number) => fates.get(number) === 'missed');
    console.log(`${fates.size - here.length} of ${fates.size} noticed`);
    missed.push(...here.map((number) => mutants[number]!));
  });
  work.done();
  const picked = missed.filter(({ picks }) => picks);
  const left = picked.length > 0 ? await missedByAll(picked) : [];
  const survivors = mutants.filter(
    (fault) => left.includes(fault) || (missed.includes(fault) && !fault.picks),
  );
  for (const fault of survivors) console.log(describeMutant(fault));
  return survivors;
}

/** Describes a fault on one line: where it is and what it changes. */
export function describeMutant({ file, at = 0, from, to }: Mutant): string {
  const line = readFileSync(file, 'utf8').slice(0, at).split('\n').length;
  return `not caught: ${file}${at ? `:${line}` : ''}: ${from} -> ${to}`;
}

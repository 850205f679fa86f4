import { readFileSync } from 'node:fs';
import { missedByAll } from './groups';
import { fatesOf, fatesOfAll, workOn } from './jobs';
import type { Mutant } from './mutants';

/** Faults of a process. */
const CHUNK = 25;

/** A test that takes longer than this, and than all take without a fault, is stuck. */
const LIMIT_MS = 60_000;
/** Until it is known what they take without a fault. */
const FIRST_LIMIT_MS = 900_000;

/** The number under which the tests run without a fault. */
const NONE = -1;

/**
 * Runs the tests under each fault. Throws where they fail without one; tests that were picked have run without one
 * when they were, and those that fail by themselves alone are not asked. What they miss all others are asked about.
 * @returns the faults that no test noticed
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

/** A fault in one line: where it stands and what it changes. */
export function describeMutant({ file, at = 0, from, to }: Mutant): string {
  const line = readFileSync(file, 'utf8').slice(0, at).split('\n').length;
  return `not caught: ${file}${at ? `:${line}` : ''}: ${from} -> ${to}`;
}

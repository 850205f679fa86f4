import { fatesOfAll, workOn } from './jobs';
import type { Mutant } from './mutants';

/** Faults that are made at once, and the test file that is run under them. */
export interface Group {
  file: string;
  faults: Mutant[];
}

/** Time after which a test counts as stuck. */
const LIMIT_MS = 60_000;

const areApart = (one: Mutant, other: Mutant): boolean =>
  one.file !== other.file ||
  (one.at ?? 0) + one.from.length <= (other.at ?? 0) ||
  (other.at ?? 0) + other.from.length <= (one.at ?? 0);

/** Splits faults into as few lots as possible, so that no two faults of a lot overlap. */
function lotsOf(faults: readonly Mutant[]): Mutant[][] {
  const lots: Mutant[][] = [];
  for (const fault of faults) {
    const lot = lots.find((those) => those.every((one) => areApart(one, fault)));
    if (lot) lot.push(fault);
    else lots.push([fault]);
  }
  return lots;
}

/**
 * Runs all tests under the faults that the picked tests have missed. Many faults are made at once: if no test notices
 * any of them then, none would notice one alone.
 *
 * @returns the faults that are still missed
 */
export async function missedByAll(faults: readonly Mutant[]): Promise<Mutant[]> {
  const groups = lotsOf(faults).flatMap((lot) =>
    [...new Set(lot.flatMap(({ tests }) => tests))].map((file): Group => ({
      file,
      faults: lot.filter(({ tests }) => tests.includes(file)),
    })),
  );
  const work = workOn('grouped-faults', groups);
  const fates = await fatesOfAll(work, groups.length, { chunk: 2, limit: LIMIT_MS });
  work.done();
  const noticed = new Set(
    groups.flatMap(({ faults: lot }, number) => {
      const [, those = ''] = /^noticed (.*)$/.exec(fates.get(number) ?? '') ?? [];
      return those.split(',').flatMap((at) => (at === '' ? [] : [lot[Number(at)]!]));
    }),
  );
  return faults.filter((fault) => !noticed.has(fault));
}

import { resolve } from 'node:path';
import { fatesOfAll, workOn } from './jobs';
import type { Mutant, Pick } from './mutants';
import { reachOf } from './reach';
import { codeIn, testsIn } from './rooms';

/** The places that were executed, by file. */
type Ways = Readonly<Record<string, readonly number[]>>;

interface Walk {
  passed: Ways;
  /** CPU time in milliseconds. */
  ms: number;
}

/** What is executed while a test file is loaded, and by each of its tests. */
export interface Trace {
  loading: Walk;
  tests: Walk[];
}

/** One test: the places that it executes in some files, and its CPU time in milliseconds. */
interface Walker {
  file: string;
  at: number;
  ms: number;
  ways: readonly string[];
}

/** The most CPU time that all tests of a fault may take, in milliseconds. */
const BUDGET_MS = 12_000;
/** Time after which a test file counts as stuck. */
const LIMIT_MS = 600_000;

/**
 * Traces some test files through the code of a room.
 *
 * @throws Error if a test fails without a fault
 */
async function tracesOf(
  tests: readonly string[],
  code: readonly string[],
): Promise<Map<string, Trace>> {
  const work = workOn('traced-tests', { tests, code });
  const fates = await fatesOfAll(work, tests.length, { chunk: 2, limit: LIMIT_MS });
  work.done();
  return new Map(
    tests.map((test, number) => {
      const trace = JSON.parse(fates.get(number) ?? '""') as Trace | string;
      if (typeof trace === 'string')
        throw new Error(`The tests fail without a fault: mend them first. ${test}: ${trace}`);
      return [test, trace];
    }),
  );
}

/**
 * Returns the files whose marks show how a file is used: the file itself or, if it has no marks, the files that import
 * it.
 */
function watched(file: string, code: readonly string[], traces: Iterable<Trace>): string[] {
  const hasWays = [...traces].some(({ loading, tests }) =>
    [loading, ...tests].some(({ passed }) => passed[file]),
  );
  return hasWays ? [file] : code.filter((one) => reachOf(resolve(one)).get(resolve(file)) === 1);
}

function walkersOf(
  file: string,
  code: readonly string[],
  traces: ReadonlyMap<string, Trace>,
): Walker[] {
  const files = watched(file, code, traces.values());
  const waysOf = (...walks: Walk[]): string[] => [
    ...new Set(
      walks.flatMap(({ passed }) =>
        files.flatMap((one) => (passed[one] ?? []).map((place) => `${one} ${place}`)),
      ),
    ),
  ];
  return [...traces]
    .filter(([test]) => reachOf(resolve(`tests/unit/${test}.test.ts`)).has(resolve(file)))
    .flatMap(([test, { loading, tests }]) =>
      tests.map((one, at) => ({ file: test, at, ms: one.ms, ways: waysOf(loading, one) })),
    );
}

/**
 * Returns the tests to run for a file, up to the time limit, with those that execute the rarest places first. The
 * second test that executes the same places counts half, the third a third.
 */
function picksOf(walkers: readonly Walker[], traces: ReadonlyMap<string, Trace>): Pick[] {
  const counts = new Map<string, number>();
  for (const { ways } of walkers)
    for (const way of ways) counts.set(way, (counts.get(way) ?? 0) + 1);
  const loading = (file: string): number => traces.get(file)?.loading.ms ?? 0;
  // 5 ms more for each test, so that one that takes hardly any time does not win by that alone.
  const worth = ({ file, ways, ms }: Walker): number =>
    ways.reduce((sum, way) => sum + 1 / (counts.get(way) ?? 1), 0) / (loading(file) + ms + 5);
  const sorted = walkers
    .map((walker) => ({ ...walker, worth: worth(walker) }))
    .sort((a, b) => b.worth - a.worth);
  const turns = new Map<string, number>();
  const inTurn = sorted
    .map((walker) => {
      const key = walker.ways.join();
      const turn = turns.get(key) ?? 0;
      turns.set(key, turn + 1);
      return { ...walker, worth: walker.worth / (turn + 1) };
    })
    .sort((a, b) => b.worth - a.worth);
  const loaded = new Set<string>();
  let spent = 0;
  return inTurn.flatMap(({ file, at, ms }): Pick[] => {
    const more = ms + (loaded.has(file) ? 0 : loading(file));
    if (spent + more > BUDGET_MS) return [];
    spent += more;
    loaded.add(file);
    return [{ file, at }];
  });
}

/** Returns the faults of a room, each with the tests to run for it. */
export async function withPicks(room: string, faults: readonly Mutant[]): Promise<Mutant[]> {
  const code = codeIn(room);
  const files = [...new Set(faults.map(({ file }) => file))];
  const traces = await tracesOf(testsIn(room, files), code);
  const picks = new Map(
    files.map((file) => [file, picksOf(walkersOf(file, code, traces), traces)]),
  );
  const tests = new Map(files.map((file) => [file, testsIn(room, [file])]));
  return faults.map((fault) => ({
    ...fault,
    tests: tests.get(fault.file) ?? [],
    picks: picks.get(fault.file) ?? [],
  }));
}

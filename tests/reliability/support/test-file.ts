import { resolve } from 'node:path';
import * as vitest from 'vitest';
import * as translate from '../../unit/translate';
import { loaderOf } from './loader';
import type { Mutant, Pick } from './mutants';
import { SKIPPED } from './rooms';
import { shortRun } from './short-run';

type Loaded = ReturnType<typeof shortRun>;

/** Loads a test file by its path from `tests/unit`, without `.test.ts`. */
export type Load = (name: string) => Loaded;

/**
 * Returns a function that loads test files with some faults in the modules, or with none.
 *
 * @param passOf see {@link loaderOf}
 */
export function testFiles(
  faults: readonly Mutant[],
  passOf?: Parameters<typeof loaderOf>[2],
): Load {
  const skipped = new RegExp(SKIPPED);
  let short: Loaded = shortRun(vitest, skipped);
  const others = {
    '@docusaurus/Translate': translate,
    vitest: new Proxy({}, { get: (_, name): unknown => Reflect.get(short.api, name) }),
  };
  const load = loaderOf(faults, others, passOf);
  return (name) => {
    short = shortRun(vitest, skipped);
    load(resolve(`tests/unit/${name}.test.ts`));
    return short;
  };
}

/** Like {@link testFiles} without faults and with no module shared with other runs. */
export const freshTestFiles = (): Load => testFiles([], () => undefined);

/**
 * Runs tests in order until one fails.
 *
 * @param begin called when a test starts, so that a test that never ends can be noticed
 * @returns the index of the first failing pick and its error, or undefined if all pass
 */
export async function firstFailing(
  load: Load,
  picks: readonly Pick[],
  begin: () => void,
): Promise<{ step: number; error: unknown } | undefined> {
  const loaded = new Map<string, Loaded>();
  let step = 0;
  try {
    for (; step < picks.length; step += 1) {
      const { file, at } = picks[step]!;
      const whole = loaded.get(file) ?? load(file);
      if (at !== undefined) loaded.set(file, whole);
      const { tests, end } = whole;
      for (const one of at === undefined ? tests : tests.slice(at, at + 1)) {
        begin();
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

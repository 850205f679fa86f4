import { resolve } from 'node:path';
import * as vitest from 'vitest';
import * as translate from '../../unit/translate';
import { loaderOf } from './loader';
import type { Mutant, Pick } from './mutants';
import { SKIPPED } from './rooms';
import { shortRun } from './short-run';

type Loaded = ReturnType<typeof shortRun>;

/** Loads a file of tests by its path from those of units. */
export type Load = (name: string) => Loaded;

/**
 * Loads files of tests, with the modules of some faults or of none.
 *
 * @param passOf what a file of the code tells of the places that are passed in it
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

/** The same without a fault, and with nothing kept from another run. */
export const freshTestFiles = (): Load => testFiles([], () => undefined);

/**
 * Runs tests, and tells that each begins: one that never ends is seen by that.
 * @returns the first of them that fails, and why; undefined where all pass
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

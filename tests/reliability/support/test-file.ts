import { resolve } from 'node:path';
import * as vitest from 'vitest';
import { loaderOf } from './loader';
import type { Mutant } from './mutants';
import { SKIPPED } from './rooms';
import { shortRun } from './short-run';

type Loaded = ReturnType<typeof shortRun>;

/**
 * Loads files of tests, with the modules of one fault or of none.
 *
 * @param passOf what a file of the code tells of the places that are passed in it
 */
export function testFiles(
  fault: Mutant | undefined,
  passOf?: Parameters<typeof loaderOf>[2],
): (name: string) => Loaded {
  const skipped = new RegExp(SKIPPED);
  let short: Loaded = shortRun(vitest, skipped);
  const others = {
    vitest: new Proxy({}, { get: (_, name): unknown => Reflect.get(short.api, name) }),
  };
  const load = loaderOf(fault, others, passOf);
  return (name) => {
    short = shortRun(vitest, skipped);
    load(resolve(`tests/unit/${name}.test.ts`));
    return short;
  };
}

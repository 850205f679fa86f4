import { appendFileSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { test } from 'vitest';
import * as vitest from 'vitest';
import { loaderOf } from './loader';
import type { Mutant } from './mutants';
import { SKIPPED } from './rooms';
import { shortRun } from './short-run';

const MUTANTS = JSON.parse(readFileSync(process.env['SEEDED_FAULTS_LIST']!, 'utf8')) as Mutant[];

/** The numbers of this process's faults; -1 is none, under which all tests must pass. */
const numbers = (process.env['SEEDED_FAULTS'] ?? '').split(',').map(Number);

/** Where it is told what becomes of each: of one that never ends the other process learns by what is not told. */
const told = process.env['SEEDED_FAULTS_TOLD'] ?? '';

/** Runs unit tests with the modules of one fault until one fails; a fault that stops the loading is caught too. */
async function tryFault(fault: Mutant | undefined, tests: readonly string[]): Promise<void> {
  const skipped = new RegExp(SKIPPED);
  let short = shortRun(vitest, skipped);
  const others = {
    vitest: new Proxy({}, { get: (_, name): unknown => Reflect.get(short.api, name) }),
  };
  const load = loaderOf(fault, others);
  for (const name of tests) {
    short = shortRun(vitest, skipped);
    load(resolve(`tests/unit/${name}.test.ts`));
    await short.run();
  }
}

for (const number of numbers) {
  const fault = MUTANTS[number];
  const tell = (fate: string): void => appendFileSync(told, `${number} ${fate}\n`);
  test(`fault ${number}`, async () => {
    tell('begun');
    const all = [...new Set(MUTANTS.flatMap(({ tests }) => tests))];
    const fate = await tryFault(fault, fault?.tests ?? all).then(
      () => 'missed',
      (error: unknown) => `noticed ${String(error).split('\n', 1).join()}`,
    );
    tell(fate);
  });
}

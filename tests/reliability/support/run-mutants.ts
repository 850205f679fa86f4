import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inParallel } from '../../../netlify/contact/parallel';
import type { Mutant } from './mutants';

/** Processes at once, and faults in each: loading vitest takes as long as the tests of many faults. */
const WIDTH = 2;
const CHUNK = 24;

/** A fault whose tests have not ended after this is stuck; the first waits for vitest to load besides. */
const LIMIT_MS = 40_000;

/** Tests that take long and say nothing about the seeded faults. */
const SKIPPED = 'npm run|naughty string|every code point|for any input|40 days|6 MB';

interface Report {
  testResults: { assertionResults: { ancestorTitles: string[]; status: string }[] }[];
}

/** The faults whose tests have been loaded, and those of which they have begun, the last of them last. */
const begunIn = (file: string): string[] =>
  existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];

/** Runs the tests under some faults. @returns the fault that holds it where it does not end */
async function run(
  numbers: readonly number[],
  outputFile: string,
  begunFile: string,
): Promise<number | undefined> {
  const child = spawn(
    process.execPath,
    [
      resolve('node_modules/vitest/vitest.mjs'),
      ...['run', '--config', 'tests/reliability/support/mutant.config.ts'],
      ...['--reporter', 'json', '--outputFile', outputFile],
      ...['--testNamePattern', `^(?!.*(${SKIPPED}))`],
    ],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'test',
        SEEDED_FAULTS: numbers.join(','),
        SEEDED_FAULTS_BEGUN: begunFile,
      },
    },
  );
  let [begun, since, isStuck] = [0, Date.now(), false];
  const watch = setInterval(() => {
    const now = begunIn(begunFile).length;
    if (now > begun) [begun, since] = [now, Date.now()];
    // Without a fault the tests of all faults run.
    else if (Date.now() - since > LIMIT_MS * (numbers[0] === -1 ? 4 : 1)) {
      isStuck = true;
      child.kill('SIGKILL');
    }
  }, 500);
  try {
    await once(child, 'exit');
  } finally {
    clearInterval(watch);
  }
  if (!isStuck) return undefined;
  const last = begunIn(begunFile).at(-1);
  if (last === undefined) throw new Error('The tests did not begin.');
  return Number(last);
}

/**
 * The faults, by their numbers, under which a test fails. One under which the tests do not end is caught too; the
 * others are then asked again without it.
 */
async function caught(numbers: readonly number[], folder: string): Promise<number[]> {
  if (numbers.length === 0) return [];
  const name = join(folder, `${numbers[0]}-${numbers.length}`);
  const outputFile = `${name}.json`;
  const stuck = await run(numbers, outputFile, `${name}.begun`);
  if (stuck !== undefined) {
    const others = numbers.filter((number) => number !== stuck);
    return [stuck, ...(await caught(others, folder))];
  }
  const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
  const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
  const titled = (number: number): typeof results => {
    const title = number === -1 ? 'none' : `fault ${number}`;
    return results.filter(({ ancestorTitles }) => ancestorTitles[0] === title);
  };
  for (const number of numbers) {
    const ran = titled(number).filter(({ status }) => status !== 'skipped' && status !== 'pending');
    if (ran.length === 0) throw new Error(`No test ran under fault ${number}.`);
  }
  return numbers.filter((number) => titled(number).some(({ status }) => status === 'failed'));
}

/**
 * Runs the tests under each fault. Throws where they fail without one.
 * @returns the faults that no test noticed
 */
export async function survivorsOf(mutants: readonly Mutant[]): Promise<Mutant[]> {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  if ((await caught([-1], folder)).length > 0) {
    throw new Error('The tests fail without a fault: mend them first.');
  }
  const numbers = mutants.map((_, number) => number);
  const chunks = Array.from({ length: Math.ceil(numbers.length / CHUNK) }, (_, at) =>
    numbers.slice(at * CHUNK, (at + 1) * CHUNK),
  );
  const failed = new Set<number>();
  await inParallel(chunks, WIDTH, async (chunk) => {
    for (const number of await caught(chunk, folder)) failed.add(number);
    console.log(
      `${chunk[0]} to ${chunk.at(-1)}: ${chunk.filter((n) => failed.has(n)).length}/${chunk.length} noticed`,
    );
    for (const number of chunk)
      if (!failed.has(number)) console.log(describeMutant(mutants[number]!));
  });
  rmSync(folder, { recursive: true });
  return mutants.filter((_, number) => !failed.has(number));
}

/** A fault in one line: where it stands and what it changes. */
export function describeMutant({ file, at = 0, from, to }: Mutant): string {
  const line = readFileSync(file, 'utf8').slice(0, at).split('\n').length;
  return `not caught: ${file}${at ? `:${line}` : ''}: ${from} -> ${to}`;
}

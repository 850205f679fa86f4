import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inParallel } from '../../../netlify/contact/parallel';
import type { Mutant } from './mutants';

/** Processes at once, and faults in each: few, because one endless loop takes all of them along. */
const WIDTH = 2;
const CHUNK = 8;

/** After this a process is stuck: a start, and for each fault many times what its tests need. */
const LIMIT_MS = 30_000;
const LIMIT_EACH_MS = 8_000;

/** Tests that take long and say nothing about the seeded faults. */
const SKIPPED = 'npm run|naughty string|every code point|for any input|40 days|6 MB';

interface Report {
  testResults: { assertionResults: { ancestorTitles: string[]; status: string }[] }[];
}

/**
 * Runs the tests under some faults; resolves with the numbers of those under which a test failed.
 * A process that does not end is split until the fault that holds it is alone: it is caught too.
 */
async function caught(numbers: number[], folder: string): Promise<number[]> {
  const outputFile = join(folder, `${numbers[0]}-${numbers.length}.json`);
  await new Promise<void>((done, fail) => {
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
        timeout: LIMIT_MS + (numbers[0] === -1 ? 20 : numbers.length) * LIMIT_EACH_MS,
        killSignal: 'SIGKILL',
        env: { ...process.env, NODE_ENV: 'test', SEEDED_FAULTS: numbers.join(',') },
      },
    );
    child.on('error', fail);
    child.on('exit', () => done());
  });
  if (!existsSync(outputFile)) {
    if (numbers.length === 1) return numbers;
    const middle = numbers.length >> 1;
    const first = await caught(numbers.slice(0, middle), folder);
    return [...first, ...(await caught(numbers.slice(middle), folder))];
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

import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { inParallel } from '../../netlify/contact/parallel';
import { figure } from './support/figures';
import { MUTANTS } from './support/mutants';

/** Processes at once, and faults in each: few, because one endless loop takes all of them along. */
const WIDTH = 2;
const CHUNK = 16;

/** After this a process is stuck. */
const LIMIT_MS = 240_000;

const IS_ALL = process.env['MUTATION'] === 'all';
const TARGET = IS_ALL ? 95 : 90;

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
        timeout: LIMIT_MS,
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
    expect(ran.length, `tests ran under fault ${number}`).toBeGreaterThan(0);
  }
  return numbers.filter((number) => titled(number).some(({ status }) => status === 'failed'));
}

test('every seeded fault stands where it is meant to', () => {
  for (const { file, at, from, to } of MUTANTS) {
    const text = readFileSync(file, 'utf8');
    if (at !== undefined) expect(text.slice(at, at + from.length), `${file}: ${at}`).toBe(from);
    else expect(text.split(from).length - 1, `${file}: ${from}`).toBe(1);
    expect(to).not.toBe(from);
  }
  const least = IS_ALL ? 300 : 40;
  figure('seeded faults', `>= ${least}`, MUTANTS.length, MUTANTS.length >= least);
});

test('the tests catch them', { timeout: IS_ALL ? 5 * 3_600_000 : 600_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  expect(await caught([-1], folder), 'the tests fail without a fault').toEqual([]);
  const numbers = MUTANTS.map((_, number) => number);
  const chunks = Array.from({ length: Math.ceil(numbers.length / CHUNK) }, (_, at) =>
    numbers.slice(at * CHUNK, (at + 1) * CHUNK),
  );
  const failed = new Set<number>();
  await inParallel(chunks, WIDTH, async (chunk) => {
    for (const number of await caught(chunk, folder)) failed.add(number);
  });
  rmSync(folder, { recursive: true });

  const survivors = MUTANTS.filter((_, number) => !failed.has(number));
  for (const { file, at = 0, from, to } of survivors) {
    const line = readFileSync(file, 'utf8').slice(0, at).split('\n').length;
    console.log(`not caught: ${file}${at ? `:${line}` : ''}: ${from} -> ${to}`);
  }
  const count = MUTANTS.length - survivors.length;
  const share = (100 * count) / MUTANTS.length;
  const value = `${count}/${MUTANTS.length} (${share.toFixed(0)} %)`;
  figure('seeded faults caught', `>= ${TARGET} %`, value, share >= TARGET);
});

import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { figure } from './support/figures';
import { MUTANTS } from './support/mutants';

const PARTS = 2;

/** After this a part is stuck, which fails the test. */
const LIMIT_MS = 170_000;

/** Tests that take long and say nothing about the seeded faults. */
const SKIPPED = 'npm run outbox|naughty string|every code point|for any input';

interface Report {
  testResults: { assertionResults: { ancestorTitles: string[]; status: string }[] }[];
}

/** Runs one part of the faults; resolves with the titles of those under which a test failed. */
function run(part: number, folder: string): Promise<{ seen: Set<string>; failed: Set<string> }> {
  return new Promise((done, fail) => {
    const outputFile = join(folder, `part-${part}.json`);
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
        env: { ...process.env, NODE_ENV: 'test', SEEDED_PART: `${part}/${PARTS}` },
      },
    );
    child.on('error', fail);
    child.on('exit', () => {
      const report = JSON.parse(readFileSync(outputFile, 'utf8')) as Report;
      const results = report.testResults.flatMap(({ assertionResults }) => assertionResults);
      const titles = (list: typeof results): Set<string> =>
        new Set(list.map(({ ancestorTitles }) => ancestorTitles[0] ?? ''));
      const ran = results.filter(({ status }) => status === 'passed' || status === 'failed');
      done({ seen: titles(ran), failed: titles(ran.filter(({ status }) => status === 'failed')) });
    });
  });
}

test('every seeded fault stands where it is meant to', () => {
  for (const { file, from, to } of MUTANTS) {
    const count = readFileSync(file, 'utf8').split(from).length - 1;
    expect(count, `${file}: ${from}`).toBe(1);
    expect(to).not.toBe(from);
  }
  figure('seeded faults', '>= 40', MUTANTS.length, MUTANTS.length >= 40);
});

test('the tests catch them', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const parts = await Promise.all(Array.from({ length: PARTS }, (_, part) => run(part, folder)));
  rmSync(folder, { recursive: true });
  const seen = new Set(parts.flatMap((part) => [...part.seen]));
  const failed = new Set(parts.flatMap((part) => [...part.failed]));
  expect(seen.has('none'), 'the tests ran without a fault').toBe(true);
  expect(failed.has('none'), 'the tests pass without a fault').toBe(false);
  expect(seen.size).toBe(MUTANTS.length + 1);

  const survivors = MUTANTS.filter((_, number) => !failed.has(`fault ${number}`));
  for (const { file, from, to } of survivors) console.log(`not caught: ${file}: ${from} -> ${to}`);
  const caught = MUTANTS.length - survivors.length;
  const share = (100 * caught) / MUTANTS.length;
  const value = `${caught}/${MUTANTS.length} (${share.toFixed(0)} %)`;
  figure('seeded faults caught', '>= 90 %', value, share >= 90);
});

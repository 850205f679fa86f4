import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inParallel } from '../../../netlify/contact/parallel';

/** Number of parallel processes. Loading vitest takes as long as running the tests of many faults. */
const WIDTH = Number(process.env['MUTATION_WIDTH'] ?? 2);

/** Maps the number of each item in a list to its result: `begun`, or what the job has written about it. */
export type Fates = Map<number, string>;

/** A job over the items of a list, in processes that write each result to a file. */
export interface Work {
  /** The file beside this one that does the job, without `.ts`. */
  job: 'seeded-faults' | 'grouped-faults' | 'traced-tests';
  /** Path of the JSON file with the list. */
  list: string;
  folder: string;
}

/** Creates a temporary folder for a job over a list; `done` removes it. */
export function workOn(job: Work['job'], list: unknown): Work & { done: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const file = join(folder, 'list.json');
  writeFileSync(file, JSON.stringify(list));
  return { job, list: file, folder, done: () => rmSync(folder, { recursive: true }) };
}

/** Returns the last result in a file for each item. An item that was only started has the result `begun`. */
function fatesIn(file: string): Fates {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(
    lines.map((line) => {
      const [number = '', ...fate] = line.split(' ');
      return [Number(number), fate.join(' ')] as const;
    }),
  );
}

/** Runs the job on some items in one process, until it exits or an item makes no progress for `limit` milliseconds. */
async function run(work: Work, numbers: readonly number[], limit: number): Promise<Fates> {
  const told = join(work.folder, `${numbers[0]}-${numbers.length}.txt`);
  const child = spawn(
    process.execPath,
    [
      resolve('node_modules/vitest/vitest.mjs'),
      ...['run', '--config', 'tests/reliability/support/mutant.config.ts'],
    ],
    {
      stdio: 'ignore',
      env: {
        ...process.env,
        NODE_ENV: 'test',
        MUTATION_JOB: work.job,
        MUTATION_LIST: work.list,
        MUTATION_NUMBERS: numbers.join(','),
        MUTATION_TOLD: told,
      },
    },
  );
  // The process writes a line whenever it starts a test.
  let [letters, since] = [0, Date.now()];
  const watch = setInterval(() => {
    const now = existsSync(told) ? statSync(told).size : 0;
    if (now > letters) [letters, since] = [now, Date.now()];
    else if (Date.now() - since > limit) child.kill('SIGKILL');
  }, 500);
  try {
    await once(child, 'exit');
  } finally {
    clearInterval(watch);
  }
  return fatesIn(told);
}

/**
 * Returns the results of some items. If a test exceeds the limit, a new process continues after its item.
 *
 * @throws Error if a process starts none of its items
 */
export async function fatesOf(
  work: Work,
  numbers: readonly number[],
  limit: number,
): Promise<Fates> {
  if (numbers.length === 0) return new Map();
  const fates = await run(work, numbers, limit);
  const left = numbers.filter((number) => !fates.has(number));
  if (left.length === numbers.length) throw new Error(`The tests did not begin (${work.folder}).`);
  return new Map([...fates, ...(await fatesOf(work, left, limit))]);
}

/**
 * Returns the results of a whole list, worked on in chunks by parallel processes.
 *
 * @param tell called with the results of each chunk
 */
export async function fatesOfAll(
  work: Work,
  count: number,
  { chunk, limit }: { chunk: number; limit: number },
  tell: (fates: Fates) => void = () => undefined,
): Promise<Fates> {
  const numbers = Array.from({ length: count }, (_, number) => number);
  const chunks = Array.from({ length: Math.ceil(count / chunk) }, (_, at) =>
    numbers.slice(at * chunk, (at + 1) * chunk),
  );
  const all: Fates = new Map();
  await inParallel(chunks, WIDTH, async (some) => {
    const fates = await fatesOf(work, some, limit);
    fates.forEach((fate, number) => all.set(number, fate));
    tell(fates);
  });
  return all;
}

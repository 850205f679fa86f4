import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inParallel } from '../../../netlify/contact/parallel';

/** Processes at once: loading vitest takes as long as the tests of many faults. */
const WIDTH = Number(process.env['MUTATION_WIDTH'] ?? 2);

/** What became of each item of a list, by its number. */
export type Fates = Map<number, string>;

/** Work on the items of a list, in processes that tell of each in a file. */
export interface Work {
  /** The file beside this one that does it, without `.ts`. */
  job: 'seeded-faults' | 'grouped-faults' | 'traced-tests';
  /** The list, as a file. */
  list: string;
  folder: string;
}

/** Makes a folder for the work on a list, which `done` takes away. */
export function workOn(job: Work['job'], list: unknown): Work & { done: () => void } {
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  const file = join(folder, 'list.json');
  writeFileSync(file, JSON.stringify(list));
  return { job, list: file, folder, done: () => rmSync(folder, { recursive: true }) };
}

/** The last word on each item of which a process has told in a file; of one that it has only begun, "begun". */
function fatesIn(file: string): Fates {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(
    lines.map((line) => {
      const [number = '', ...fate] = line.split(' ');
      return [Number(number), fate.join(' ')] as const;
    }),
  );
}

/** Works on some items, until the process ends or one item does not. */
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
  // A process tells of each test that it begins.
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

/** What becomes of some items. After one in which a test does not end within the limit the process begins again. */
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

/** The same of a whole list, some items at a time. @param tell called with what became of these */
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

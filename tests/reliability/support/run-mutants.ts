import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { inParallel } from '../../../netlify/contact/parallel';
import type { Mutant } from './mutants';

/** Processes at once, and faults in each: loading vitest takes as long as the tests of many faults. */
const WIDTH = Number(process.env['MUTATION_WIDTH'] ?? 2);
const CHUNK = 50;

/** A fault whose tests take longer than this, and than four times what all take without one, is stuck. */
const LIMIT_MS = 40_000;
const PATIENCE = 4;
/** Until it is known what they take without a fault. */
const FIRST_LIMIT_MS = 900_000;

/** The number under which the tests run without a fault. */
const NONE = -1;

/** What became of each fault, by its number, in a folder with the list of faults. */
type Fates = Map<number, string>;

/** The last word on each fault of which a process has told in a file; of one that it has only begun, "begun". */
function fatesIn(file: string): Fates {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trim().split('\n') : [];
  return new Map(
    lines.map((line) => {
      const [number = '', ...fate] = line.split(' ');
      return [Number(number), fate.join(' ')] as const;
    }),
  );
}

/** Runs the tests under some faults, until they end or one does not. */
async function run(numbers: readonly number[], folder: string, limit: number): Promise<Fates> {
  const told = join(folder, `${numbers[0]}-${numbers.length}.txt`);
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
        SEEDED_FAULTS: numbers.join(','),
        SEEDED_FAULTS_LIMIT: String(limit),
        SEEDED_FAULTS_LIST: join(folder, LIST),
        SEEDED_FAULTS_TOLD: told,
      },
    },
  );
  let [ended, since] = [0, Date.now()];
  const watch = setInterval(() => {
    const now = fatesIn(told).size;
    if (now > ended) [ended, since] = [now, Date.now()];
    else if (Date.now() - since > limit) child.kill('SIGKILL');
  }, 500);
  try {
    await once(child, 'exit');
  } finally {
    clearInterval(watch);
  }
  return fatesIn(told);
}

/** The list of faults, which each process reads. */
const LIST = 'faults.json';

/** What becomes of some faults. One under which the tests do not end is noticed; the process begins again after it. */
async function fatesOf(numbers: readonly number[], folder: string, limit: number): Promise<Fates> {
  if (numbers.length === 0) return new Map();
  const fates = await run(numbers, folder, limit);
  const left = numbers.filter((number) => !fates.has(number));
  if (left.length === numbers.length) throw new Error(`The tests did not begin (${folder}).`);
  return new Map([...fates, ...(await fatesOf(left, folder, limit))]);
}

/**
 * Runs the tests under each fault. Throws where they fail without one.
 * @returns the faults that no test noticed
 */
export async function survivorsOf(mutants: readonly Mutant[]): Promise<Mutant[]> {
  if (mutants.length === 0) return [];
  const folder = mkdtempSync(join(tmpdir(), 'faults-'));
  writeFileSync(join(folder, LIST), JSON.stringify(mutants));
  const began = Date.now();
  const without = (await fatesOf([NONE], folder, FIRST_LIMIT_MS)).get(NONE);
  if (without !== 'missed')
    throw new Error(`The tests fail without a fault: mend them first. ${without}`);
  const limit = Math.max(LIMIT_MS, PATIENCE * (Date.now() - began));
  const numbers = mutants.map((_, number) => number);
  const chunks = Array.from({ length: Math.ceil(numbers.length / CHUNK) }, (_, at) =>
    numbers.slice(at * CHUNK, (at + 1) * CHUNK),
  );
  const missed = new Set<number>();
  await inParallel(chunks, WIDTH, async (chunk) => {
    for (const [number, fate] of await fatesOf(chunk, folder, limit))
      if (fate === 'missed') missed.add(number);
    const here = chunk.filter((number) => missed.has(number));
    console.log(
      `${chunk[0]} to ${chunk.at(-1)}: ${chunk.length - here.length}/${chunk.length} noticed`,
    );
    for (const number of here) console.log(describeMutant(mutants[number]!));
  });
  rmSync(folder, { recursive: true });
  return mutants.filter((_, number) => missed.has(number));
}

/** A fault in one line: where it stands and what it changes. */
export function describeMutant({ file, at = 0, from, to }: Mutant): string {
  const line = readFileSync(file, 'utf8').slice(0, at).split('\n').length;
  return `not caught: ${file}${at ? `:${line}` : ''}: ${from} -> ${to}`;
}

import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Figure } from './figure';
import { runs } from './compare';

const ENTRY = 'netlify/functions/contact.ts';
const KB = 1000;
/** The module that takes the place of zod/mini in each column. */
const COLUMNS = { this: 'zod/mini', 'full zod': 'zod' };

/** Prints how many milliseconds the first import of a bundle takes in a fresh process. */
const TIMER = `const start = performance.now(); require(process.argv[1]); console.log(performance.now() - start);`;

/**
 * Measures size and import time of the contact function, and of the same function with full zod instead of zod/mini.
 */
export async function functionFigures(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-function-'));
  const sizes: Figure['values'] = {};
  const times: Figure['values'] = {};
  const files = Object.keys(COLUMNS).map(
    (column) => [column, join(folder, `${column}.cjs`)] as const,
  );
  try {
    for (const [column, file] of files) {
      await bundle(file, COLUMNS[column as keyof typeof COLUMNS]);
      sizes[column] = [(await stat(file)).size / KB];
    }
    for (let run = 0; run < runs(15); run += 1) {
      for (const [column, file] of files) (times[column] ??= []).push(importTime(file));
    }
  } finally {
    await rm(folder, { recursive: true });
  }
  return [
    { name: 'contact function, minified', unit: 'KB', values: sizes, limits: [{ most: 200 }] },
    { name: 'import', unit: 'ms', values: times, limits: [{ most: 1, against: 'full zod' }] },
  ];
}

async function bundle(outfile: string, zod: string): Promise<void> {
  await build({
    entryPoints: [ENTRY],
    outfile,
    alias: zod === 'zod' ? { 'zod/mini': zod } : {},
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent', // the error says what is wrong
  });
}

function importTime(file: string): number {
  const settings = { RESEND_API_KEY: 're_bench', CONTACT_FROM: 'site@bench.example' };
  const env = { ...process.env, ...settings };
  return Number(execFileSync(process.execPath, ['-e', TIMER, file], { encoding: 'utf8', env }));
}

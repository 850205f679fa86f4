import { execFileSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build } from 'esbuild';
import type { Figure } from './figure';
import { atMost, median, runs } from './measure';

const ENTRY = 'netlify/functions/contact.ts';
const KB = 1000;

/** Prints how many milliseconds the first import of a bundle takes in a fresh process. */
const TIMER = `const start = performance.now(); require(process.argv[1]); console.log(performance.now() - start);`;

/** Size and import time of the contact function, and of the same with full zod in place of zod/mini. */
export async function functionFigures(): Promise<Figure[]> {
  const folder = await mkdtemp(join(tmpdir(), 'bench-function-'));
  try {
    const own = await bundle(join(folder, 'own.cjs'));
    const full = await bundle(join(folder, 'full.cjs'), { 'zod/mini': 'zod' });
    const [ownTimes, fullTimes]: [number[], number[]] = [[], []];
    for (let run = 0; run < runs(15); run += 1) {
      ownTimes.push(importTime(own.file));
      fullTimes.push(importTime(full.file));
    }
    const [ownTime, fullTime] = [median(ownTimes), median(fullTimes)];
    return [
      atMost('contact function, minified', own.size / KB, 150, 'KB'),
      { name: 'the same with full zod', value: full.size / KB, unit: 'KB' },
      { name: 'import', value: ownTime, unit: 'ms' },
      { name: 'import with full zod', value: fullTime, unit: 'ms' },
      atMost('import against full zod', ownTime / fullTime, 0.65, 'x'),
    ];
  } finally {
    await rm(folder, { recursive: true });
  }
}

async function bundle(
  outfile: string,
  alias: Record<string, string> = {},
): Promise<{ file: string; size: number }> {
  await build({
    entryPoints: [ENTRY],
    outfile,
    alias,
    bundle: true,
    minify: true,
    platform: 'node',
    format: 'cjs',
    logLevel: 'silent', // what is wrong stands in the error
  });
  return { file: outfile, size: (await stat(outfile)).size };
}

function importTime(file: string): number {
  const settings = { RESEND_API_KEY: 're_bench', CONTACT_FROM: 'site@bench.example' };
  const env = { ...process.env, ...settings };
  return Number(execFileSync(process.execPath, ['-e', TIMER, file], { encoding: 'utf8', env }));
}

import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import type { Figure } from './figures';

/** Prints a table of all figures when the run ends. */
export default function setup(project: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'figures-'));
  const file = join(folder, 'figures.jsonl');
  project.provide('figuresFile', file);
  return () => {
    let lines: string[] = [];
    try {
      lines = readFileSync(file, 'utf8').trim().split('\n');
    } catch {
      console.error('No figure was measured.');
    }
    const rows = lines.map((line) => JSON.parse(line) as Figure);
    const head = { name: 'figure', target: 'target', value: 'result', ok: true };
    const width = (key: 'name' | 'target' | 'value'): number =>
      Math.max(...[head, ...rows].map((row) => row[key].length));
    const [name, target, value] = [width('name'), width('target'), width('value')];
    const text = [head, ...rows].map((row, at) =>
      [
        row.name.padEnd(name),
        row.target.padEnd(target),
        row.value.padEnd(value),
        at === 0 ? '' : row.ok ? 'ok' : 'FAILED',
      ].join('  '),
    );
    console.log(`\n${text.join('\n')}\n`);
    rmSync(folder, { recursive: true });
  };
}

declare module 'vitest' {
  export interface ProvidedContext {
    figuresFile: string;
  }
}

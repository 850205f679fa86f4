import { appendFileSync } from 'node:fs';
import { expect, inject } from 'vitest';

/** One line of the table. */
export interface Figure {
  name: string;
  target: string;
  value: string;
  ok: boolean;
}

/** Writes a figure into the table and fails the test where it misses its target. */
export function figure(name: string, target: string, value: string | number, ok: boolean): void {
  const row: Figure = { name, target, value: String(value), ok };
  appendFileSync(inject('figuresFile'), `${JSON.stringify(row)}\n`);
  expect(ok, `${name}: ${value}, target ${target}`).toBe(true);
}

/** A repeatable source of numbers from 0 to 1 (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

import { appendFileSync } from 'node:fs';
import { expect, inject } from 'vitest';

/** A row of the table. */
export interface Figure {
  name: string;
  target: string;
  value: string;
  ok: boolean;
}

/** Adds a figure to the table, and fails the test if `ok` is false. */
export function figure(name: string, target: string, value: string | number, ok: boolean): void {
  const row: Figure = { name, target, value: String(value), ok };
  appendFileSync(inject('figuresFile'), `${JSON.stringify(row)}\n`);
  expect(ok, `${name}: ${value}, target ${target}`).toBe(true);
}

/** Returns a seeded generator of pseudorandom numbers from 0 (inclusive) to 1 (exclusive): mulberry32. */
export function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

import type { Block } from './blocks';
import { lineUp, type Pair } from './line-up';

/** True if two lists have the same items in the same order. */
export const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/** The indexes of an English block and its translation; one is undefined if it has no counterpart. */
export type Side = readonly [english: number | undefined, own: number | undefined];

/**
 * Pairs two runs of blocks, applying one rule after the other. What remains is paired in order if both sides have the
 * same number of blocks, and left single otherwise.
 */
function pairRuns(
  english: readonly Block[],
  own: readonly Block[],
  [e0, e1]: readonly [number, number],
  [t0, t1]: readonly [number, number],
  rules: readonly ((a: Block | undefined, b: Block | undefined) => boolean)[],
): Side[] {
  const alikeAt = (e: number, t: number): boolean => english[e]?.form === own[t]?.form;
  const [rows, columns] = [e1 - e0, t1 - t0];
  const zip = (length: number): Side[] =>
    Array.from({ length }, (_, index): Side => [e0 + index, t0 + index]);
  if (rows === columns && zip(rows).every(([e = 0, t = 0]) => alikeAt(e, t))) return zip(rows);
  const [rule, ...rest] = rules;
  if (rule === undefined) {
    if (rows === columns) return zip(rows);
    return [
      ...Array.from({ length: rows }, (_, index): Side => [e0 + index, undefined]),
      ...Array.from({ length: columns }, (_, index): Side => [undefined, t0 + index]),
    ];
  }
  const pairs = lineUp(rows, columns, (e, t) => rule(english[e0 + e], own[t0 + t]));
  return betweenPairs(
    pairs.map(([e, t]) => [e0 + e, t0 + t]),
    [e0, e1],
    [t0, t1],
    (e, t) => pairRuns(english, own, e, t, rest),
  );
}

/** Fills the gaps between fixed pairs. */
function betweenPairs(
  pairs: readonly Pair[],
  [e0, e1]: readonly [number, number],
  [t0, t1]: readonly [number, number],
  fill: (e: readonly [number, number], t: readonly [number, number]) => Side[],
): Side[] {
  const sides: Side[] = [];
  let [e, t] = [e0, t0];
  for (const [nextE, nextT] of pairs) {
    sides.push(...fill([e, nextE], [t, nextT]), [nextE, nextT]);
    [e, t] = [nextE + 1, nextT + 1];
  }
  return [...sides, ...fill([e, e1], [t, t1])];
}

const isAlike = (a: Block | undefined, b: Block | undefined): boolean =>
  a?.form === b?.form &&
  same(a?.facts ?? [], b?.facts ?? []) &&
  same(a?.targets ?? [], b?.targets ?? []);

const isOfKind = (a: Block | undefined, b: Block | undefined): boolean => a?.form === b?.form;

/**
 * Pairs the blocks of a text and of its translation.
 *
 * @param fixed the pairs that are known, in order
 */
export function pairUp(
  english: readonly Block[],
  own: readonly Block[],
  fixed: readonly Pair[],
): Side[] {
  return betweenPairs(fixed, [0, english.length], [0, own.length], (e, t) =>
    pairRuns(english, own, e, t, [isAlike, isOfKind]),
  );
}

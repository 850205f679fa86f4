import type { Block } from './blocks';
import { lineUp, type Pair } from './line-up';

/** Whether two lists hold the same, in the same order. */
export const same = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((one, index) => one === b[index]);

/** A block of each text, or of one alone, by their places. */
export type Side = readonly [english: number | undefined, own: number | undefined];

/** Two runs of blocks, side by side: by what they hold first, then by what they are, and what is left in its order. */
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

/** Puts what stands between fixed pairs beside each other. */
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
 * The blocks of a text and of its translation, side by side.
 *
 * @param fixed the pairs that are known
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

/** An index in one list and the matching index in the other. */
export type Pair = readonly [number, number];

/**
 * Aligns two lists: their longest common subsequence.
 *
 * @param first the length of the first list
 * @param second the length of the second list
 * @param alike true if the items at two indexes match
 * @returns the matching indexes, in order
 */
export function lineUp(
  first: number,
  second: number,
  alike: (a: number, b: number) => boolean,
): Pair[] {
  // `lengths[a][b]` is the length of the longest common subsequence from `a` and `b` to the ends.
  const lengths = Array.from({ length: first + 1 }, () => new Uint32Array(second + 1));
  const at = (a: number, b: number): number => lengths[a]?.[b] ?? 0;
  for (let a = first - 1; a >= 0; a -= 1) {
    for (let b = second - 1; b >= 0; b -= 1) {
      const row = lengths[a];
      if (row) row[b] = alike(a, b) ? at(a + 1, b + 1) + 1 : Math.max(at(a + 1, b), at(a, b + 1));
    }
  }
  const pairs: Pair[] = [];
  for (let a = 0, b = 0; a < first && b < second;) {
    if (alike(a, b)) pairs.push([a++, b++]);
    else if (at(a + 1, b) >= at(a, b + 1)) a += 1;
    else b += 1;
  }
  return pairs;
}

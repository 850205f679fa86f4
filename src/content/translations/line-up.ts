/** A place of one list and the place of the other that it corresponds to. */
export type Pair = readonly [number, number];

/**
 * Lines two lists up: the longest series of pairs that are alike, in the order of both.
 *
 * @param alike whether the place of the first list is that of the second
 */
export function lineUp(
  first: number,
  second: number,
  alike: (a: number, b: number) => boolean,
): Pair[] {
  // Length of the longest series from here to the ends.
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

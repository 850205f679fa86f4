import type { Hit, Outcome } from '@site/src/lib/search/search';

/** Who has looked at a list for so many milliseconds is about to point at it. */
const SETTLED = 600;

/**
 * The list of a query that stands while the second file comes: what somebody has begun to read keeps its place, and
 * what is found beside it comes after.
 */
export class Standing {
  #query: string | undefined;
  #since = 0;
  #hits: readonly Hit[] = [];
  #isWhole = false;

  /**
   * @param find searches for the query: a list of at most so many
   * @returns what is to be shown
   */
  keep(
    { query, shown, isWhole }: { query: string; shown: number; isWhole: boolean },
    find: (most: number) => Outcome,
  ): Outcome {
    const isSame = this.#query === query;
    const isRead = isSame && isWhole && !this.#isWhole && performance.now() - this.#since > SETTLED;
    if (isRead && this.#hits.length > 0) {
      const found = find(Infinity);
      // Who asks for what other sites have is told so.
      if (found.count === 0) return found;
      const standing = new Set(this.#hits.map(({ url }) => url));
      const hits = [...this.#hits, ...found.hits.filter(({ url }) => !standing.has(url))];
      const count = Math.max(found.count, standing.size);
      return { ...found, hits: hits.slice(0, shown), count };
    }
    const found = find(shown);
    if (!isSame) this.#since = performance.now();
    this.#query = query;
    this.#hits = found.hits;
    this.#isWhole = isWhole;
    return found;
  }
}

import type { Hit } from '@site/src/lib/search/hit';
import type { Outcome } from '@site/src/lib/search/search';

/** Who has looked at a list for so many milliseconds is about to point at it. */
const SETTLED = 600;

/**
 * The list of a query that stands while the second file comes: what somebody has begun to read keeps its place, and
 * what is found beside it comes after.
 */
export class Standing {
  #query: string | undefined;
  #since = 0;
  #most = 0;
  #hits: readonly Hit[] = [];
  #isWhole = false;

  /**
   * @param find searches for the query: a list of at most so many
   * @returns what is to be shown
   */
  keep(
    { query, most, isWhole }: { query: string; most: number; isWhole: boolean },
    find: (most: number) => Outcome,
  ): Outcome {
    const isSame = this.#query === query;
    // Who asks for more reads.
    if (isSame && most > this.#most) this.#since = -Infinity;
    this.#most = most;
    const isRead = isSame && isWhole && !this.#isWhole && performance.now() - this.#since > SETTLED;
    if (isRead) {
      const found = find(Infinity);
      // Who asks for what other sites have is told so.
      if (found.count === 0) return found;
      const standing = new Set(this.#hits.map(({ url }) => url));
      const hits = [...this.#hits, ...found.hits.filter(({ url }) => !standing.has(url))];
      return { ...found, hits: hits.slice(0, most), count: hits.length };
    }
    const found = find(most);
    if (!isSame) this.#since = performance.now();
    this.#query = query;
    this.#hits = found.hits;
    this.#isWhole = isWhole;
    return found;
  }
}

import type { Hit } from '@site/src/search/hit';
import type { Outcome } from '@site/src/search/search';

/** Which of the two files have loaded: the first while the second loads or after it failed, or both. */
export type State = 'loading' | 'partly' | 'whole';

/** A search: the query, how many results to show, and which files have loaded. */
export interface Asked {
  query: string;
  most: number;
  state: State;
}

/**
 * Keeps the list of results stable while the second file loads. The final list is that of both files, in whatever order
 * and time they arrive; only a list that the visitor already uses keeps its order, and further results are appended.
 */
export class Standing {
  #query: string | undefined;
  #most = 0;
  #hits: readonly Hit[] = [];
  #isUsed = false;
  #isFinal = false;

  /** Called when the visitor uses the list: points at it, scrolls it or focuses it. */
  use(): void {
    this.#isUsed = this.#hits.length > 0;
  }

  /**
   * Returns what to show for a query.
   *
   * @param find searches for the query, for at most that many results
   * @returns undefined while only the second file can tell whether there are results
   */
  keep({ query, most, state }: Asked, find: (most: number) => Outcome): Outcome | undefined {
    if (query !== this.#query) {
      this.#isUsed = false;
      this.#hits = [];
    }
    // Asking for more results is using the list.
    else if (most > this.#most) this.use();
    this.#query = query;
    this.#most = most;
    if (this.#isUsed && state === 'whole' && !this.#isFinal) return this.#withRest(most, find);
    const found = find(most);
    this.#isFinal = state === 'whole';
    // Only with all words known can one count as misspelled or unknown, or a query as without results.
    const isKnown = state !== 'loading';
    const shown = isKnown || (found.count > 0 && found.read === undefined) ? found : undefined;
    this.#hits = shown?.hits ?? [];
    return shown && (isKnown ? shown : { ...shown, offers: [], unknown: [] });
  }

  #withRest(most: number, find: (most: number) => Outcome): Outcome {
    const found = find(Infinity);
    // No results: the second file may show that the query is about a subject of other sites.
    if (found.count === 0) return found;
    const standing = new Set(this.#hits.map(({ url }) => url));
    const hits = [...this.#hits, ...found.hits.filter(({ url }) => !standing.has(url))];
    return { ...found, hits: hits.slice(0, most), count: hits.length };
  }
}

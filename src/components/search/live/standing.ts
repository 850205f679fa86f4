import type { Hit } from '@site/src/search/hit';
import type { Outcome } from '@site/src/search/search';

/** How far the two files have come: the first alone, with the second on its way or lost, or both. */
export type State = 'loading' | 'partly' | 'whole';

/** What is searched for: a query, and how many results are to be shown. */
export interface Asked {
  query: string;
  most: number;
  state: State;
}

/**
 * What is shown of a query while the second file comes. In the end it is what both files give, in whatever order and
 * time they come; only a list that somebody has begun to use keeps its place, and what is found beside it comes after.
 */
export class Standing {
  #query: string | undefined;
  #most = 0;
  #hits: readonly Hit[] = [];
  #isUsed = false;
  #isFinal = false;

  /** Told that somebody uses the list: points at it, scrolls it, goes into it. */
  use(): void {
    this.#isUsed = this.#hits.length > 0;
  }

  /**
   * @param find searches for the query: a list of at most so many
   * @returns what is to be shown; nothing while only the second file can tell
   */
  keep({ query, most, state }: Asked, find: (most: number) => Outcome): Outcome | undefined {
    if (query !== this.#query) {
      this.#isUsed = false;
      this.#hits = [];
    }
    // Who asks for more reads.
    else if (most > this.#most) this.use();
    this.#query = query;
    this.#most = most;
    if (this.#isUsed && state === 'whole' && !this.#isFinal) return this.#withRest(most, find);
    const found = find(most);
    this.#isFinal = state === 'whole';
    // Only who knows all words can say that one is a slip or strange, or that there is nothing.
    const isKnown = state !== 'loading';
    const shown = isKnown || (found.count > 0 && found.read === undefined) ? found : undefined;
    this.#hits = shown?.hits ?? [];
    return shown && (isKnown ? shown : { ...shown, offers: [], unknown: [] });
  }

  #withRest(most: number, find: (most: number) => Outcome): Outcome {
    const found = find(Infinity);
    // Who asks for what other sites have is told so.
    if (found.count === 0) return found;
    const standing = new Set(this.#hits.map(({ url }) => url));
    const hits = [...this.#hits, ...found.hits.filter(({ url }) => !standing.has(url))];
    return { ...found, hits: hits.slice(0, most), count: hits.length };
  }
}

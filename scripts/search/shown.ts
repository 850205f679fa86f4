import { Standing } from '../../src/components/search/live/standing';
import type { Index } from '../../src/search/index-of';
import { search, type Outcome } from '../../src/search/search';

/** The two states of the search: what the first file gives alone, and what both give. */
export interface Indexes {
  first: Index;
  whole: Index;
}

/** What the page and the dialog show of a query that somebody does not touch while the second file comes. */
export interface Shown {
  /** Until the second file is there; nothing where only that can tell. */
  atFirst: Outcome | undefined;
  inTheEnd: Outcome | undefined;
}

/** Shows a query as the page does, with the second file late. */
export function show({ first, whole }: Indexes, query: string): Shown {
  const standing = new Standing();
  const ask = (index: Index, state: 'loading' | 'whole'): Outcome | undefined =>
    standing.keep({ query, most: Infinity, state }, (most) => search(index, query, most));
  return { atFirst: ask(first, 'loading'), inTheEnd: ask(whole, 'whole') };
}

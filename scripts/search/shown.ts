import { Standing } from '../../src/components/search/live/standing';
import type { Index } from '../../src/search/index-of';
import { search, type Outcome } from '../../src/search/search';

/** The indexes of the search's two states: with the first file only, and with both. */
export interface Indexes {
  first: Index;
  whole: Index;
}

/** What the page and the dialog show for a query if nobody touches the list while the second file loads. */
export interface Shown {
  /** Until the second file is loaded; undefined if only that file can tell. */
  atFirst: Outcome | undefined;
  inTheEnd: Outcome | undefined;
}

/** Returns what the page shows for a query if the second file is late. */
export function show({ first, whole }: Indexes, query: string): Shown {
  const standing = new Standing();
  const ask = (index: Index, state: 'loading' | 'whole'): Outcome | undefined =>
    standing.keep({ query, most: Infinity, state }, (most) => search(index, query, most));
  return { atFirst: ask(first, 'loading'), inTheEnd: ask(whole, 'whole') };
}

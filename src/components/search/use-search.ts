import { useCallback, useEffect, useState } from 'react';
import { loadPagefind, type Pagefind } from '@site/src/lib/search/pagefind';
import { search, type Outcome } from '@site/src/lib/search/search';

/** How a search stands. While another is running, the outcome is that of the one before. */
export interface SearchState {
  status: 'idle' | 'searching' | 'done' | 'failed' | 'unbuilt';
  /** The query that the outcome answers. */
  query: string;
  outcome?: Outcome;
  /** Tries again after a failed load. */
  retry: () => void;
}

/** A pause in typing after which a query is searched. */
const PAUSE_MS = 120;

let pagefind: Promise<Pagefind> | undefined;
let attempts = 0;

/** Loads the search once; after a failure the next call tries again. */
function engine(): Promise<Pagefind> {
  pagefind ??= loadPagefind(attempts++).catch((error: unknown) => {
    pagefind = undefined;
    throw error;
  });
  return pagefind;
}

/** Starts loading while the visitor is still typing. A failure is told by the search itself. */
export function preloadSearch(): void {
  engine().catch(() => undefined);
}

/**
 * Searches as the visitor types. An answer that comes after a newer query is dropped.
 *
 * @param typed the query
 * @param most how many hits to load
 */
export function useSearch(typed: string, most: number): SearchState {
  const query = typed.trim();
  const [answer, setAnswer] = useState<Omit<SearchState, 'retry'>>({ status: 'idle', query: '' });
  const [tries, setTries] = useState(0);
  const retry = useCallback(() => setTries((count) => count + 1), []);

  useEffect(() => {
    if (query === '') return undefined;
    let current = true;
    const run = async (): Promise<void> => {
      try {
        const outcome = await search(await engine(), query, most);
        if (current) setAnswer({ status: 'done', query, outcome });
      } catch (error) {
        console.error('The search could not be loaded.', error);
        const unbuilt = process.env.NODE_ENV === 'development';
        if (current) setAnswer({ status: unbuilt ? 'unbuilt' : 'failed', query });
      }
    };
    const timer = setTimeout(() => void run(), PAUSE_MS);
    return () => {
      current = false;
      clearTimeout(timer);
    };
  }, [query, most, tries]);

  if (query === '') return { status: 'idle', query, retry };
  if (answer.query === query) return { ...answer, retry };
  return { status: 'searching', query: answer.query, outcome: answer.outcome, retry };
}

import { searchSettings } from '@site/src/data';
import { countable, SEARCH_MISS_PATH } from '@site/src/lib/search-miss';
import type { Outcome } from '@site/src/search/search';

/** What this page has told already: a query counts once, however often somebody comes back to it. */
const told = new Set<string>();

/** Tells the office, without a name, of a query that a visitor gave up without an answer. */
export interface Misses {
  /** Told of what each change of the query has found; only the last one counts. */
  found: (outcome: Outcome | undefined, query: string) => void;
  stop: () => void;
}

/**
 * Waits until a visitor ends: the dialog closes or the page goes. Only then is it sent, so that no letter on the way to
 * a query is. What could be personal does not leave the device.
 */
export function startMisses(island: HTMLElement): Misses {
  let missed: string | undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const tell = (): void => {
    const query = missed;
    missed = undefined;
    if (!query || told.has(query)) return;
    told.add(query);
    const body = new Blob([JSON.stringify({ query })], { type: 'application/json' });
    navigator.sendBeacon(SEARCH_MISS_PATH, body);
  };
  if (searchSettings.countMisses) {
    island.closest('dialog')?.addEventListener('close', tell, { signal });
    addEventListener('pagehide', tell, { signal });
    // A phone may end a page that is out of sight without another word.
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && tell(),
      { signal },
    );
  }
  return {
    found: (outcome, query) => {
      missed = outcome?.count === 0 ? countable(query) : undefined;
    },
    stop: () => ended.abort(),
  };
}

import { searchSettings } from '@site/src/data';
import type { Outcome } from '@site/src/search/search';

/** The endpoint that counts queries without results. */
const SEARCH_MISS_PATH = '/api/search-miss';

/** Queries already sent from this page: each counts once, however often the visitor comes back to it. */
const told = new Set<string>();

/**
 * Returns the query in the form in which it may be sent, or undefined if it could be personal. The word lists for that
 * load only when a query finds nothing; if they fail to load, nothing is sent.
 */
async function check(query: string): Promise<string | undefined> {
  try {
    return (await import('@site/src/lib/search-miss')).countable(query);
  } catch {
    return undefined;
  }
}

function send(query: string | undefined): void {
  if (!query || told.has(query)) return;
  told.add(query);
  const body = new Blob([JSON.stringify({ query })], { type: 'application/json' });
  navigator.sendBeacon(SEARCH_MISS_PATH, body);
}

/** Reports queries that visitors gave up without a result, anonymously. */
export interface Misses {
  /** Called with the outcome of each change of the query; only the last one counts. */
  found: (outcome: Outcome | undefined, query: string) => void;
  stop: () => void;
}

/**
 * Starts reporting. A query without results is sent only when the visitor leaves it (the dialog closes, or the page is
 * hidden), so that unfinished queries are not. What could be personal does not leave the device.
 */
export function startMisses(island: HTMLElement): Misses {
  let missed: Promise<string | undefined> | undefined;
  const ended = new AbortController();
  const { signal } = ended;
  const tell = (): void => {
    void missed?.then(send);
    missed = undefined;
  };
  if (searchSettings.countMisses) {
    island.closest('dialog')?.addEventListener('close', tell, { signal });
    addEventListener('pagehide', tell, { signal });
    // On phones a hidden page may be killed without a further event.
    document.addEventListener(
      'visibilitychange',
      () => document.visibilityState === 'hidden' && tell(),
      { signal },
    );
  }
  return {
    found: (outcome, query) => {
      const isMissed = searchSettings.countMisses && outcome?.count === 0;
      missed = isMissed ? check(query) : undefined;
    },
    stop: () => ended.abort(),
  };
}

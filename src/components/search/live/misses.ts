import { searchSettings } from '@site/src/data';
import type { Outcome } from '@site/src/search/search';

/** Where a query without an answer is counted. */
const SEARCH_MISS_PATH = '/api/search-miss';

/** What this page has told already: a query counts once, however often somebody comes back to it. */
const told = new Set<string>();

/** What could be personal is known by long lists, which only who finds nothing has to load; without them nothing is sent. */
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
    // A phone may end a page that is out of sight without another word.
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

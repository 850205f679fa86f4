import { translate } from '@docusaurus/Translate';
import { element } from './element';
import styles from '../SearchResults.module.css';

/** The `localStorage` key: the list stays on this device until the visitor clears it. */
const KEY = 'searches';
const MOST = 5;

/** Returns the recent queries of this device, the latest first. */
function recentQueries(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a query whose result the visitor opened. */
export function rememberQuery(query: string): void {
  keep([query, ...recentQueries().filter((one) => one !== query)].slice(0, MOST));
}

export function forgetQueries(): void {
  keep([]);
}

function keep(queries: readonly string[]): void {
  try {
    if (queries.length > 0) localStorage.setItem(KEY, JSON.stringify(queries));
    else localStorage.removeItem(KEY);
  } catch {
    // Storage is full or forbidden: nothing is remembered.
  }
}

/** Returns buttons for the recent queries and one to clear them; empty if there are none. */
export function recentChips(): Node[] {
  const queries = recentQueries();
  if (queries.length === 0) return [];
  const title = translate({ id: 'search.recent', message: 'Recent searches on this device' });
  const clear = translate({ id: 'search.recent.clear', message: 'Clear this list' });
  return [
    element('p', { class: styles.page }, title),
    ...queries.map((query) =>
      element('button', { type: 'button', class: styles.chip, 'data-try': query }, query),
    ),
    element('button', { type: 'button', class: styles.plain, 'data-forget': '' }, clear),
  ];
}

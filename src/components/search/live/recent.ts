import { translate } from '@docusaurus/Translate';
import { element } from './element';
import styles from '../SearchResults.module.css';

/** On this device alone, and only until the visitor clears it. */
const KEY = 'searches';
const MOST = 5;

/** What was searched here lately, the latest first. */
function recentQueries(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((one) => typeof one === 'string').slice(0, MOST) : [];
  } catch {
    return [];
  }
}

/** Remembers a query that led somewhere. */
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

/** The recent queries to choose from, and a way to clear them. */
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

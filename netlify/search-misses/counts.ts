import { KEPT } from '../../src/lib/kept';
import type { Counts } from './store';

/** How often a query must have been asked, in the time that counts are kept, to be shown. */
export const LEAST_SEEN = 3;

/** Different queries that are counted in a day; more are no visitors of this site. */
export const MOST_A_DAY = 300;

/**
 * How many there may be by the end of this hour: each hour adds its share, so that a flood of words takes the place
 * neither of what came before it nor of what comes an hour after.
 */
const mostBy = (now: number): number =>
  Math.ceil((MOST_A_DAY / 24) * (new Date(now).getUTCHours() + 1));

/** Two visitors may ask the same at the same time; who loses more often than this is not counted. */
const ATTEMPTS = 3;

/** Longer keys are no file names, on which the local host keeps them; no words of the site's languages need more. */
const MOST_KEY = 250;
const DAY_MS = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const keyOf = (time: number, query: string): string =>
  `${dayOf(time)}/${encodeURIComponent(query)}`;

/** Adds one to the count of a query on its day (UTC); nothing else of the request is kept. */
export async function countMiss(counts: Counts, query: string, now: number): Promise<void> {
  const key = keyOf(now, query);
  if (key.length > MOST_KEY) return;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const known = await counts.read(key);
    if (!known && (await counts.keys(`${dayOf(now)}/`)).length >= mostBy(now)) return;
    if (await counts.write(key, (known?.count ?? 0) + 1, known?.version)) return;
  }
}

/** Removes the counts of days that have been kept long enough. */
export async function forgetOldMisses(counts: Counts, now: number): Promise<number> {
  const first = dayOf(now - KEPT.searches.value * DAY_MS);
  const old = (await counts.keys('')).filter((key) => key < first);
  for (const key of old) await counts.remove(key);
  return old.length;
}

/** What was asked often enough to be shown, the most asked first, with the last day it was asked. */
export async function listMisses(
  counts: Counts,
): Promise<{ query: string; count: number; last: string }[]> {
  const found = new Map<string, { query: string; count: number; last: string }>();
  for (const key of await counts.keys('')) {
    const [last = '', encoded = ''] = key.split('/');
    const query = decodeURIComponent(encoded);
    const before = found.get(query)?.count ?? 0;
    const here = (await counts.read(key))?.count ?? 0;
    found.set(query, { query, last, count: before + here });
  }
  return [...found.values()]
    .filter(({ count }) => count >= LEAST_SEEN)
    .sort((a, b) => b.count - a.count || a.query.localeCompare(b.query));
}

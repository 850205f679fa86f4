import { KEPT } from '../../src/lib/kept';
import type { Counts } from './store';

/** How often a query must have been asked, within the time that counts are kept, to be shown. */
export const LEAST_SEEN = 3;

/** How many different queries are counted per day (UTC); more do not come from this site's visitors. */
export const MOST_A_DAY = 300;

/**
 * Returns how many different queries may be counted by the end of this hour. Each hour adds its share, so that a flood
 * of words displaces neither what came before it nor what comes an hour later.
 */
const mostBy = (now: number): number =>
  Math.ceil((MOST_A_DAY / 24) * (new Date(now).getUTCHours() + 1));

/** Two visitors may ask the same at the same time; a count that loses the race this often is dropped. */
const ATTEMPTS = 3;

/**
 * The longest key, in characters. The local host keeps each key as a file name, which cannot be much longer; no words
 * of the site's languages need more.
 */
const MOST_KEY = 250;
const DAY_MS = 86_400_000;

const dayOf = (time: number): string => new Date(time).toISOString().slice(0, 10);
const keyOf = (time: number, query: string): string =>
  `${dayOf(time)}/${encodeURIComponent(query)}`;

/** Adds one to the count of a query on its day (UTC). Nothing else of the request is kept. */
export async function countMiss(counts: Counts, query: string, now: number): Promise<void> {
  const key = keyOf(now, query);
  if (key.length > MOST_KEY) return;
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const known = await counts.read(key);
    if (!known && (await counts.keys(`${dayOf(now)}/`)).length >= mostBy(now)) return;
    if (await counts.write(key, (known?.count ?? 0) + 1, known?.version)) return;
  }
}

/** Removes the counts of days that have been kept long enough (KEPT.searches). Returns how many it removed. */
export async function forgetOldMisses(counts: Counts, now: number): Promise<number> {
  const first = dayOf(now - KEPT.searches.value * DAY_MS);
  const old = (await counts.keys('')).filter((key) => key < first);
  for (const key of old) await counts.remove(key);
  return old.length;
}

/**
 * Returns the queries asked often enough to be shown, the most asked first, each with the last day it was asked (UTC,
 * YYYY-MM-DD).
 */
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

/**
 * The register of the store: beside each message one empty entry, whose key says the message's
 * state, when something is due, and its id. A round so finds what is due by listing the hours that
 * have passed, whatever else the store holds. The message itself keeps its key for life.
 *
 * Invariant: before a message gets a new state or time, its new place is in the register. A process
 * that dies in between leaves a place too many, which the next visit clears, and never one too few.
 */
import type { Entry, Unsent } from './entry';
import { isSpent, KEEP_RECEIPT_MS } from './schedule';
import type { Store } from './store';

/**
 * Where a message stands: to be mailed (or refused, until a person mends the cause), given up, put
 * aside (as part of a flood, until it is listed), offered often enough to be erased, or sent.
 */
export type Shelf = 'pending' | 'refused' | 'dead' | 'quarantine' | 'flood' | 'spent' | 'sent';

const PLACE =
  /^due\/(pending|refused|dead|quarantine|flood|spent|sent)\/\d{10}\/(\d{1,15})-([0-9a-f]{32})$/;

/** One entry of the register. */
export interface Place {
  key: string;
  shelf: Shelf;
  /** When something is due, in milliseconds since 1970. */
  dueAt: number;
  id: string;
}

/** The folder of a shelf. */
export function shelfOf(shelf: Shelf): string {
  return `due/${shelf}/`;
}

/** The folder of an hour on a shelf, named in UTC: `due/pending/2026112117/`. */
export function hourOf(shelf: Shelf, time: number): string {
  return `${shelfOf(shelf)}${hourName(time)}/`;
}

/** The name of an hour (UTC): `2026112117`. */
export function hourName(time: number): string {
  const hour = new Date(Math.min(Math.max(time, 0), 8.64e15)).toISOString();
  return hour.slice(0, 13).replace(/\D/g, '');
}

/** The place in the register of a message, or null where it needs none. */
export function placeOf(id: string, entry: Entry): string | null {
  if (entry.state === 'erased') return null;
  const [shelf, dueAt]: [Shelf, number] =
    entry.state === 'sent'
      ? ['sent', entry.sentAt + KEEP_RECEIPT_MS]
      : [shelfFor(entry), entry.dueAt];
  return placeAt(shelf, dueAt, id);
}

/** The key of a place in the register. */
export function placeAt(shelf: Shelf, dueAt: number, id: string): string {
  return `${hourOf(shelf, dueAt)}${Math.max(0, Math.floor(dueAt))}-${id}`;
}

function shelfFor(entry: Unsent): Shelf {
  if (isSpent(entry)) return 'spent';
  if (entry.state === 'pending') return entry.refused ? 'refused' : 'pending';
  const isNews = entry.state === 'quarantine' && entry.code === 'flood' && entry.offers === 0;
  return isNews ? 'flood' : entry.state;
}

/** The hours of these shelves that have begun, the oldest first. */
export async function dueFolders(store: Store, shelves: Shelf[], now: number): Promise<string[]> {
  const folders = await Promise.all(shelves.map((shelf) => store.folders(shelfOf(shelf))));
  const hour = (folder: string): string => folder.split('/')[2] ?? '';
  return folders
    .flat()
    .filter((folder) => hour(folder) <= hour(hourOf('pending', now)))
    .sort((a, b) => hour(a).localeCompare(hour(b)));
}

/** What is due on these shelves, page by page: the oldest hour first, in each page the oldest first. */
export async function* duePlaces(
  store: Store,
  shelves: Shelf[],
  now: number,
): AsyncGenerator<Place[]> {
  for (const folder of await dueFolders(store, shelves, now)) {
    for await (const page of store.pages(folder)) {
      yield page
        .map(readPlace)
        .filter((place) => place !== null)
        .filter(({ dueAt }) => dueAt <= now)
        .sort((a, b) => a.dueAt - b.dueAt);
    }
  }
}

/** Reads a key of the register; null for any other key, such as a temporary file's. */
export function readPlace(key: string): Place | null {
  const [, shelf, dueAt, id] = PLACE.exec(key) ?? [];
  return shelf && id ? { key, shelf: shelf as Shelf, dueAt: Number(dueAt), id } : null;
}

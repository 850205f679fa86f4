/**
 * The register of the store: beside each message, an empty entry whose key gives the message's state, when something is
 * due, and its id. A round finds what is due by listing the hours that have passed, however much the store holds. The
 * message itself keeps its key for life.
 *
 * Invariant: before a message gets a new state or time, its new place is in the register. A process that dies in
 * between leaves one place too many, which the next visit clears, and never one too few.
 */
import type { Entry, Unsent } from './entry';
import { isSpent, KEEP_RECEIPT_MS } from './schedule';
import type { Store } from './store';

/**
 * The state of a message in the register: to be mailed (or refused, until a person fixes the cause), given up, put
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

/** Returns the folder of a shelf: `due/pending/`. */
export function shelfOf(shelf: Shelf): string {
  return `due/${shelf}/`;
}

/** Returns the folder of an hour (UTC) on a shelf: `due/pending/2026112117/`. */
export function hourOf(shelf: Shelf, time: number): string {
  return `${shelfOf(shelf)}${hourName(time)}/`;
}

/** Returns the name of an hour (UTC): `2026112117`. */
export function hourName(time: number): string {
  const hour = new Date(Math.min(Math.max(time, 0), 8.64e15)).toISOString();
  return hour.slice(0, 13).replace(/\D/g, '');
}

/** Returns the key of a message's place in the register, or null if it needs none. */
export function placeOf(id: string, entry: Entry): string | null {
  if (entry.state === 'erased') return null;
  const [shelf, dueAt]: [Shelf, number] =
    entry.state === 'sent'
      ? ['sent', entry.sentAt + KEEP_RECEIPT_MS]
      : [shelfFor(entry), entry.dueAt];
  return placeAt(shelf, dueAt, id);
}

/** Returns the key of a place in the register. */
export function placeAt(shelf: Shelf, dueAt: number, id: string): string {
  return `${hourOf(shelf, dueAt)}${Math.max(0, Math.floor(dueAt))}-${id}`;
}

function shelfFor(entry: Unsent): Shelf {
  if (isSpent(entry)) return 'spent';
  if (entry.state === 'pending') return entry.refused ? 'refused' : 'pending';
  const isNews = entry.state === 'quarantine' && entry.code === 'flood' && entry.offers === 0;
  return isNews ? 'flood' : entry.state;
}

/** Returns the folders of the hours on these shelves that have started, the oldest first. */
export async function dueFolders(store: Store, shelves: Shelf[], now: number): Promise<string[]> {
  const folders = await Promise.all(shelves.map((shelf) => store.folders(shelfOf(shelf))));
  const hour = (folder: string): string => folder.split('/')[2] ?? '';
  return folders
    .flat()
    .filter((folder) => hour(folder) <= hour(hourOf('pending', now)))
    .sort((a, b) => hour(a).localeCompare(hour(b)));
}

/** Yields what is due on these shelves, page by page: the oldest hour first, and within each page the oldest first. */
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

/** Reads a key of the register. Returns null for any other key, for example a temporary file's. */
export function readPlace(key: string): Place | null {
  const [, shelf, dueAt, id] = PLACE.exec(key) ?? [];
  return shelf && id ? { key, shelf: shelf as Shelf, dueAt: Number(dueAt), id } : null;
}

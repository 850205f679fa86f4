import type { Clock } from './clock';
import { type Entry, keyOf } from './entry';
import { type Place, placeOf } from './shelves';
import type { Store, Versioned } from './store';

/** A place this long overdue cannot belong to a write in progress, which puts the place before its entry. */
const SETTLED_MS = 10 * 60_000;

/**
 * Gives a message a new state or time: writes its new place in the register, then the entry, then
 * removes the old place. Wherever this stops, the register still leads to the message.
 * @param from the version to replace
 * @param before the place that leads to it
 * @returns the new version, or null if someone else changed it first
 * @throws {StoreError} if the store fails; whether the last step was done is then unknown
 */
export async function move(
  store: Store,
  id: string,
  from: Versioned,
  next: Entry,
  before = placeOf(id, from.entry),
): Promise<Versioned | null> {
  const after = placeOf(id, next);
  if (after && after !== before) await store.put(after, '');
  const etag = await store.replace(keyOf(id), next, from.etag);
  if (etag === null) return null;
  if (before && before !== after) await store.remove(before);
  return { entry: next, etag };
}

/**
 * Erases a message. It is marked before it is removed, so that only one of two concurrent calls
 * removes it, and neither removes what a visitor has just sent again under the same id.
 * @param place the place that leads to it
 * @returns whether this call erased it
 */
export async function erase(
  store: Store,
  id: string,
  from: Versioned,
  place = placeOf(id, from.entry),
): Promise<boolean> {
  const mark: Entry = { state: 'erased', receivedAt: from.entry.receivedAt };
  if ((await store.replace(keyOf(id), mark, from.etag)) === null) return false;
  await store.remove(keyOf(id));
  if (place) await store.remove(place);
  return true;
}

/**
 * Removes a place that no longer matches its message, once no write in progress can need it, and
 * writes the right one if there is one.
 */
export async function settle(
  { store, clock }: { store: Store; clock: Clock },
  place: Place,
  found: Versioned | null,
): Promise<void> {
  const right = found && placeOf(place.id, found.entry);
  if (right === place.key || place.dueAt + SETTLED_MS > clock.now()) return;
  if (right) await store.put(right, '');
  await store.remove(place.key);
}

/**
 * The `localStorage` key of this visitor's calendar files: which events a new file has to cancel, and under which name.
 */
const KEY = 'calendars';
const MOST = 20;

/** A case whose days are in a calendar. */
interface Named {
  /** The name by which its events are recognized. */
  name: string;
  /** The kind of its days. */
  kind: string;
  /** As typed; empty if the visitor did not say. */
  place: string;
  /** The ids of the events in the last file. */
  ids: readonly string[];
}

/**
 * A case that already has a file: its name, and the events that file had; undefined if the file was made on another
 * device.
 */
export interface Known {
  name: string;
  ids?: readonly string[];
}

function written(): readonly Named[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? (found as readonly Named[]) : [];
  } catch {
    return [];
  }
}

const folded = (place: string): string => place.trim().toLowerCase();

/**
 * Finds the case of an earlier file: the one that the address names, or else the last of this kind made on this device
 * for the same home. If one of the two files has no place, they count as the same home.
 *
 * @param given the calendar's name in the address, or null
 * @param place as typed; empty if unknown
 */
export function knownCase(given: string | null, kind: string, place: string): Known | undefined {
  const all = written();
  if (given !== null) return all.find(({ name }) => name === given) ?? { name: given };
  return all.find(
    (one) => one.kind === kind && (!one.place || !place || folded(one.place) === folded(place)),
  );
}

/** Remembers the events of a case's file. */
export function rememberCase(one: Named): void {
  const others = written().filter(({ name, kind }) => name !== one.name || kind !== one.kind);
  try {
    localStorage.setItem(KEY, JSON.stringify([one, ...others].slice(0, MOST)));
  } catch {
    // Storage is full or forbidden: the address still has the name.
  }
}

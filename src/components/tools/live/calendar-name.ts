/** The calendar files of this visitor, on this device alone: what a new one has to take back, and by which name. */
const KEY = 'calendars';
const MOST = 20;

/** A case whose days are in a calendar. */
interface Named {
  /** By which its events are known. */
  name: string;
  /** The kind of days that it has. */
  kind: string;
  /** As it was typed; empty where nobody said it. */
  place: string;
  /** What the last file had. */
  ids: readonly string[];
}

/** A case that has a file already: its name, and what that file may have had; of one from elsewhere nobody knows. */
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
 * The case that a file was made for before: the one that the address names, or else the last of this kind that was
 * made here for the same home. Where one of the two files tells no place, they are of one home.
 */
export function knownCase(given: string | null, kind: string, place: string): Known | undefined {
  const all = written();
  if (given !== null) return all.find(({ name }) => name === given) ?? { name: given };
  return all.find(
    (one) => one.kind === kind && (!one.place || !place || folded(one.place) === folded(place)),
  );
}

/** Remembers what a file has. */
export function rememberCase(one: Named): void {
  const others = written().filter(({ name, kind }) => name !== one.name || kind !== one.kind);
  try {
    localStorage.setItem(KEY, JSON.stringify([one, ...others].slice(0, MOST)));
  } catch {
    // Storage is full or forbidden: the address still has the name.
  }
}

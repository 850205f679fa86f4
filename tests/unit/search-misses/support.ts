import type { Counts } from '../../../netlify/search-misses/store';

/** Returns counts in memory, with versions as in the real store. */
export function memoryCounts(): Counts & { all: () => Record<string, number> } {
  const kept = new Map<string, { count: number; version: string }>();
  let version = 0;
  return {
    read: (key) => Promise.resolve(kept.get(key) ?? null),
    write: (key, count, known) => {
      if (kept.get(key)?.version !== known) return Promise.resolve(false);
      version += 1;
      kept.set(key, { count, version: `"${version}"` });
      return Promise.resolve(true);
    },
    keys: (start) =>
      Promise.resolve([...kept.keys()].filter((key) => key.startsWith(start)).sort()),
    remove: (key) => Promise.resolve(void kept.delete(key)),
    all: () => Object.fromEntries([...kept].map(([key, { count }]) => [key, count])),
  };
}

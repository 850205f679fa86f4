/* eslint-disable @typescript-eslint/require-await -- the contract is asynchronous, a Map is not */
import { type Entry, KEY } from './entry';
import { type Store, StoreError } from './store';

/** A store in memory with atomic compare-and-swap, for tests. It keeps copies, like a real one. */
export function createMemoryStore(): Store {
  const blobs = new Map<string, { text: string; etag: string }>();
  let version = 0;
  const write = (key: string, entry: Entry): string => {
    const etag = `"${++version}"`;
    blobs.set(key, { text: JSON.stringify(entry), etag });
    return etag;
  };
  return {
    create: async (key, entry) => (blobs.has(key) ? null : write(key, entry)),
    async read(key) {
      const blob = blobs.get(key);
      return blob ? { entry: JSON.parse(blob.text) as Entry, etag: blob.etag } : null;
    },
    async replace(key, entry, etag) {
      if (!etag) throw new StoreError('etag_missing');
      return blobs.get(key)?.etag === etag ? write(key, entry) : null;
    },
    async remove(key) {
      blobs.delete(key);
    },
    keys: async () => [...blobs.keys()].filter((key) => KEY.test(key)),
  };
}

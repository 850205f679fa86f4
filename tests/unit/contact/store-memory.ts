/* eslint-disable @typescript-eslint/require-await -- the contract is asynchronous, a Map is not */
import { type Entry, KEY } from '../../../netlify/contact/entry';
import { collect, type Store, StoreError } from '../../../netlify/contact/store';

/** The number of keys in a page of a listing, as in the real store. */
const PAGE = 1000;

/** Creates a store in memory with atomic compare-and-swap. Like a real store, it keeps copies of the entries. */
export function createMemoryStore(): Store {
  const blobs = new Map<string, { text: string; etag: string }>();
  let version = 0;
  const write = (key: string, text: string): string => {
    const etag = `"${++version}"`;
    blobs.set(key, { text, etag });
    return etag;
  };
  const below = (prefix: string): string[] =>
    [...blobs.keys()].filter((key) => key.startsWith(prefix)).sort();
  const store: Store = {
    create: async (key, entry) => (blobs.has(key) ? null : write(key, JSON.stringify(entry))),
    async read(key) {
      const blob = blobs.get(key);
      return blob ? { entry: JSON.parse(blob.text) as Entry, etag: blob.etag } : null;
    },
    async replace(key, entry, etag) {
      if (!etag) throw new StoreError('etag_missing');
      return blobs.get(key)?.etag === etag ? write(key, JSON.stringify(entry)) : null;
    },
    async remove(key) {
      blobs.delete(key);
    },
    keys: async (start = '') =>
      (await collect(store.pages(`message/${start}`))).filter((key) => KEY.test(key)),
    async *pages(prefix) {
      const keys = below(prefix);
      for (let at = 0; at < keys.length; at += PAGE) yield keys.slice(at, at + PAGE);
    },
    folders: async (prefix) => [
      ...new Set(
        below(prefix)
          .map((key) => key.slice(prefix.length))
          .filter((rest) => rest.includes('/'))
          .map((rest) => `${prefix}${rest.split('/', 1)[0]}/`),
      ),
    ],
    async put(key, text) {
      write(key, text);
    },
    get: async (key) => blobs.get(key)?.text ?? null,
  };
  return store;
}

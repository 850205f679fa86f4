import { getStore, type Store as Blobs } from '@netlify/blobs';
import { withDeadline } from '../contact/deadline';
import { readVersion } from '../contact/read-version';
import { type BlobsPlace, STORE_TIMEOUT_MS } from '../contact/store-blobs';

/** Counts by key, which is a day and a query. Calls reject if the store does not answer. */
export interface Counts {
  /** Resolves with a count and its version, which a replacement has to name, or null if there is none. */
  read(key: string): Promise<{ count: number; version: string } | null>;
  /**
   * Writes a count, unless someone else wrote it first.
   * @param version of the count to replace; undefined for a new key
   * @returns whether it was written
   */
  write(key: string, count: number, version?: string): Promise<boolean>;
  /** Resolves with all keys that start with `start`, sorted. */
  keys(start: string): Promise<string[]>;
  remove(key: string): Promise<void>;
}

/** The names of the stores, one for each thing counted. */
export type Counted = 'search-misses' | 'csp-reports';

/**
 * Returns the counts in Netlify Blobs. The store is opened for each call, because its address is valid only inside a
 * running function.
 */
export function createBlobCounts(place: BlobsPlace = {}, name: Counted = 'search-misses'): Counts {
  const call = <T>(action: (blobs: Blobs) => Promise<T>): Promise<T> =>
    withDeadline(STORE_TIMEOUT_MS, () =>
      action(getStore({ name, consistency: 'strong', ...place })),
    );
  return {
    read: (key) =>
      call(async (blobs) => {
        const found = await readVersion(blobs, key);
        return found && { count: Number(found.data) || 0, version: found.etag };
      }),
    write: (key, count, version) =>
      call(async (blobs) => {
        const condition = version ? { onlyIfMatch: version } : { onlyIfNew: true as const };
        return (await blobs.set(key, String(count), condition)).modified;
      }),
    keys: (start) =>
      call(async (blobs) =>
        (await blobs.list({ prefix: start })).blobs.map(({ key }) => key).sort(),
      ),
    remove: (key) => call((blobs) => blobs.delete(key)),
  };
}

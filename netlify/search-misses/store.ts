import { getStore, type Store as Blobs } from '@netlify/blobs';
import { withDeadline } from '../contact/deadline';
import { readVersion } from '../contact/read-version';
import { type BlobsPlace, STORE_TIMEOUT_MS } from '../contact/store-blobs';

/** Counts by key, a day and a query. Calls reject when the store does not answer. */
export interface Counts {
  /** The count of a key with the version a replacement has to name; null where there is none. */
  read(key: string): Promise<{ count: number; version: string } | null>;
  /**
   * Writes a count if nobody was faster.
   * @param version of the count that is replaced; none for a key that is new
   * @returns whether it was written
   */
  write(key: string, count: number, version?: string): Promise<boolean>;
  /** All keys that begin so, in their order. */
  keys(start: string): Promise<string[]>;
  remove(key: string): Promise<void>;
}

/** What is counted, each in a store of its own. */
export type Counted = 'search-misses' | 'csp-reports';

/**
 * The counts in Netlify Blobs. It is opened anew for each call: its address is valid inside a running function alone.
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

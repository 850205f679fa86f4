import { getStore, type GetStoreOptions, type Store as Blobs } from '@netlify/blobs';
import { DeadlineError, withDeadline } from './deadline';
import { entrySchema, KEY } from './entry';
import { type Store, StoreError } from './store';

/** How long one call may take; the client alone would go on for 25 seconds in an outage. */
export const STORE_TIMEOUT_MS = 2000;

/** Where the store is, if the environment of the running function does not say it. */
export type BlobsPlace = Pick<GetStoreOptions, 'siteID' | 'token' | 'edgeURL' | 'uncachedEdgeURL'>;

/**
 * The outbox in Netlify Blobs, with strong consistency. The store is opened anew for each call,
 * because its address and token are only valid inside a running function.
 */
export function createBlobsStore(place: BlobsPlace = {}): Store {
  const call = <T>(action: (blobs: Blobs) => Promise<T>): Promise<T> => open(place, action);
  const write = async (
    key: string,
    body: string,
    condition: { onlyIfNew: true } | { onlyIfMatch: string },
  ): Promise<string | null> => {
    const { modified, etag } = await call((blobs) => blobs.set(key, body, condition));
    if (!modified) return null;
    // The client calls any answer but 412 a success; only a version proves that it was written.
    if (!etag) throw new StoreError('write_without_etag');
    return etag;
  };
  return {
    create: (key, entry) => write(key, JSON.stringify(entry), { onlyIfNew: true }),
    async replace(key, entry, etag) {
      // Without an etag the client would write unconditionally.
      if (!etag) throw new StoreError('etag_missing');
      return write(key, JSON.stringify(entry), { onlyIfMatch: etag });
    },
    read: (key) =>
      call(async (blobs) => {
        // The local server gives the etag in a listing only. It is taken before the data, so that
        // a change in between makes the next replacement fail rather than overwrite.
        let found = await blobs.getWithMetadata(key);
        let etag = found?.etag;
        if (found && !etag) {
          const { blobs: listed } = await blobs.list({ prefix: key });
          etag = listed.find((blob) => blob.key === key)?.etag;
          found = await blobs.getWithMetadata(key);
        }
        if (!found) return null;
        if (!etag) throw new StoreError('read_without_etag');
        return { entry: parseEntry(found.data), etag };
      }),
    remove: (key) => call((blobs) => blobs.delete(key)),
    keys: () =>
      call(async (blobs) => {
        const { blobs: listed } = await blobs.list({ prefix: 'message/' });
        return listed.map((blob) => blob.key).filter((key) => KEY.test(key));
      }),
  };
}

function parseEntry(text: string) {
  try {
    return entrySchema.parse(JSON.parse(text));
  } catch {
    throw new StoreError('entry_unreadable');
  }
}

/**
 * Opens the store and runs one action within the deadline. The client's own retries (5 seconds
 * apart) cannot fit into it, so a fault is turned into an answer that it does not retry.
 */
async function open<T>(place: BlobsPlace, action: (blobs: Blobs) => Promise<T>): Promise<T> {
  let fault: string | undefined;
  try {
    const result = await withDeadline(STORE_TIMEOUT_MS, (signal) => {
      const once: typeof fetch = async (input, init) => {
        try {
          const response = await fetch(input, { ...init, signal });
          if (response.ok || response.status === 404 || response.status === 412) return response;
          fault = `status_${response.status}`;
        } catch {
          fault = 'unreachable';
        }
        return new Response(null, { status: 400 });
      };
      return action(getStore({ name: 'contact', consistency: 'strong', ...place, fetch: once }));
    });
    if (fault) throw new StoreError(fault);
    return result;
  } catch (error) {
    if (error instanceof StoreError) throw error;
    if (error instanceof DeadlineError) throw new StoreError('timeout');
    throw new StoreError(fault ?? (error instanceof Error ? error.name : 'unknown'));
  }
}

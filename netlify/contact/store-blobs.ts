import { getStore, type GetStoreOptions, type Store as Blobs } from '@netlify/blobs';
import { DeadlineError, withDeadline } from './deadline';
import { entrySchema, KEY } from './entry';
import { readVersion } from './read-version';
import { collect, type Store, StoreError } from './store';

/** How long one call may take, in milliseconds; the client alone would keep trying for 25 seconds in an outage. */
export const STORE_TIMEOUT_MS = 2000;

/** Where the store is, if the environment of the running function does not say. */
export type BlobsPlace = Pick<GetStoreOptions, 'siteID' | 'token' | 'edgeURL' | 'uncachedEdgeURL'>;

/** Runs one action within the deadline. */
type Call = <T>(action: (blobs: Blobs) => Promise<T>) => Promise<T>;

/**
 * Returns the outbox's store in Netlify Blobs, with strong consistency. It is opened for each call,
 * because its address and token are valid only inside a running function.
 */
export function createBlobsStore(place: BlobsPlace = {}): Store {
  const call: Call = (action) => connect(place)(action);
  const write = async (
    key: string,
    body: string,
    condition: { onlyIfNew: true } | { onlyIfMatch: string },
  ): Promise<string | null> => {
    const { modified, etag } = await call((blobs) => blobs.set(key, body, condition));
    if (!modified) return null;
    // The client reports success for any status but 412; only an etag proves that the entry was written.
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
        const found = await readVersion(blobs, key);
        return found && { entry: parseEntry(found.data), etag: found.etag };
      }),
    remove: (key) => call((blobs) => blobs.delete(key)),
    keys: async (start = '') =>
      (await collect(pages(place, `message/${start}`))).filter((key) => KEY.test(key)),
    pages: (prefix) => pages(place, prefix),
    folders: (prefix) =>
      call(async (blobs) => {
        const { directories } = await blobs.list({ prefix, directories: true });
        return directories.map((name) => (name.endsWith('/') ? name : `${name}/`));
      }),
    async put(key, text) {
      // A write without a condition rejects at any status but 200.
      await call((blobs) => blobs.set(key, text));
    },
    get: (key) => call((blobs) => blobs.get(key, { type: 'text' }) as Promise<string | null>),
  };
}

/** Lists page by page, each within the deadline. All pages share one client, which keeps the position in the list. */
async function* pages(place: BlobsPlace, prefix: string): AsyncGenerator<string[]> {
  const call = connect(place);
  let listing: AsyncIterator<{ blobs: { key: string }[] }, undefined> | undefined;
  for (;;) {
    const page = await call((blobs) => {
      listing ??= blobs.list({ prefix, paginate: true })[Symbol.asyncIterator]();
      return listing.next();
    });
    if (page.done) return;
    yield page.value.blobs.map(({ key }) => key);
  }
}

function parseEntry(text: string) {
  try {
    return entrySchema.parse(JSON.parse(text));
  } catch {
    throw new StoreError('entry_unreadable');
  }
}

/**
 * Opens the store; each action gets the full deadline. The client's own retries, 5 seconds apart,
 * do not fit into it, so a failed request becomes an answer that the client does not retry.
 */
function connect(place: BlobsPlace): Call {
  let fault: string | undefined;
  let stop: AbortSignal | undefined;
  let opened: Blobs | undefined;
  const once: typeof fetch = async (input, init) => {
    try {
      const response = await fetch(input, { ...init, signal: stop });
      if (response.ok || response.status === 404 || response.status === 412) return response;
      fault = `status_${response.status}`;
    } catch {
      fault = 'unreachable';
    }
    return new Response(null, { status: 400 });
  };
  return async (action) => {
    try {
      const result = await withDeadline(STORE_TIMEOUT_MS, (signal) => {
        stop = signal;
        opened ??= getStore({ name: 'contact', consistency: 'strong', ...place, fetch: once });
        return action(opened);
      });
      if (fault) throw new StoreError(fault);
      return result;
    } catch (error) {
      if (error instanceof StoreError) throw error;
      if (error instanceof DeadlineError) throw new StoreError('timeout');
      throw new StoreError(fault ?? (error instanceof Error ? error.name : 'unknown'));
    }
  };
}

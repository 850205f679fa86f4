import type { Store as Blobs } from '@netlify/blobs';
import { StoreError } from './store';

/**
 * Reads an entry with its version, which a replacement has to name.
 *
 * @returns null if there is no entry
 * @throws {StoreError} `read_without_etag` if the store gives no version; without one, the client would overwrite
 */
export async function readVersion(
  blobs: Blobs,
  key: string,
): Promise<{ data: string; etag: string } | null> {
  // The local server gives the etag only in a listing. Read the etag before the data, so that a change in between makes
  // the next replacement fail instead of overwriting it.
  let found = await blobs.getWithMetadata(key);
  let etag = found?.etag;
  if (found && !etag) {
    const { blobs: listed } = await blobs.list({ prefix: key });
    etag = listed.find((blob) => blob.key === key)?.etag;
    found = await blobs.getWithMetadata(key);
  }
  if (!found) return null;
  if (!etag) throw new StoreError('read_without_etag');
  return { data: found.data, etag };
}

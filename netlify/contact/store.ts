import type { Entry } from './entry';

/** A stored entry with the version a replacement has to name. */
export interface Versioned {
  entry: Entry;
  etag: string;
}

/**
 * The outbox's store. Every call either does what it says or rejects with a StoreError, within 2
 * seconds (for a listing: within 2 seconds a page); a write that resolves is durable.
 */
export interface Store {
  /** Writes a new entry. Resolves with its etag, or null where the key is taken. */
  create(key: string, entry: Entry): Promise<string | null>;
  /** Resolves with the entry, or null where there is none. */
  read(key: string): Promise<Versioned | null>;
  /** Replaces the version named by `etag`. Resolves with the new etag, or null if it has changed. */
  replace(key: string, entry: Entry, etag: string): Promise<string | null>;
  /** Removes what is under the key, if there is anything. */
  remove(key: string): Promise<void>;
  /** The keys of all messages, or of those whose id begins like this. */
  keys(start?: string): Promise<string[]>;
  /** The keys that begin like this, a page at a time; a consumer may stop at any page. */
  pages(prefix: string): AsyncIterable<string[]>;
  /** The folders directly inside this one, each with a slash at its end. */
  folders(prefix: string): Promise<string[]>;
  /** Writes a place of the register or a note of the rounds, whatever was there. */
  put(key: string, text: string): Promise<void>;
  /** Reads a note; null where there is none. */
  get(key: string): Promise<string | null>;
}

/** The store could not do it; `code` is a fixed word for the log. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(readonly code: string) {
    super(code);
  }
}

/** All that `pages` gives, in one list. */
export async function collect(pages: AsyncIterable<string[]>): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of pages) keys.push(...page);
  return keys;
}

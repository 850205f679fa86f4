import type { Entry } from './entry';

/** A stored entry with the version a replacement has to name. */
export interface Versioned {
  entry: Entry;
  etag: string;
}

/**
 * The outbox's store. Every call either does what it says or rejects with a StoreError, within 2
 * seconds; a write that resolves with an etag is durable.
 */
export interface Store {
  /** Writes a new entry. Resolves with its etag, or null where the key is taken. */
  create(key: string, entry: Entry): Promise<string | null>;
  /** Resolves with the entry, or null where there is none. */
  read(key: string): Promise<Versioned | null>;
  /** Replaces the version named by `etag`. Resolves with the new etag, or null if it has changed. */
  replace(key: string, entry: Entry, etag: string): Promise<string | null>;
  /** Removes the entry if there is one. */
  remove(key: string): Promise<void>;
  /** The keys of all messages. */
  keys(): Promise<string[]>;
}

/** The store could not do it; `code` is a fixed word for the log. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(readonly code: string) {
    super(code);
  }
}

import type { Entry } from './entry';

/** A stored entry with its version, which a replacement has to name. */
export interface Versioned {
  entry: Entry;
  etag: string;
}

/**
 * The outbox's store. Every call either does what it says or rejects with a StoreError, within 2 seconds (a listing:
 * within 2 seconds per page); a write that resolves is durable.
 */
export interface Store {
  /** Writes a new entry. Resolves with its etag, or null if the key is taken. */
  create(key: string, entry: Entry): Promise<string | null>;
  /** Resolves with the entry, or null if there is none. */
  read(key: string): Promise<Versioned | null>;
  /** Replaces the version that `etag` names. Resolves with the new etag, or null if the entry has changed. */
  replace(key: string, entry: Entry, etag: string): Promise<string | null>;
  /** Removes the entry or place under the key, if there is one. */
  remove(key: string): Promise<void>;
  /** The keys of all messages, or of those whose id starts with `start`. */
  keys(start?: string): Promise<string[]>;
  /** The keys that start with `prefix`, one page at a time; a consumer may stop after any page. */
  pages(prefix: string): AsyncIterable<string[]>;
  /** The folders directly inside this one, each with a trailing slash. */
  folders(prefix: string): Promise<string[]>;
  /** Writes a place of the register or a note of the rounds, overwriting any previous value. */
  put(key: string, text: string): Promise<void>;
  /** Reads a note. Resolves with null if there is none. */
  get(key: string): Promise<string | null>;
}

/** Thrown if the store fails; `code` is a fixed word for the log. */
export class StoreError extends Error {
  override readonly name = 'StoreError';

  constructor(readonly code: string) {
    super(code);
  }
}

/** Returns all keys that `pages` yields, in one list. */
export async function collect(pages: AsyncIterable<string[]>): Promise<string[]> {
  const keys: string[] = [];
  for await (const page of pages) keys.push(...page);
  return keys;
}

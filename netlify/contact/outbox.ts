import type { Clock } from './clock';
import { keyOf, providerKey, type Suspicion, type Unsent } from './entry';
import { describeError, type Log } from './log';
import type { Mailer } from './mailer';
import type { Mail } from './message';
import { afterAttempt, claimed, newEntry, quarantined, revived } from './schedule';
import { type Store, StoreError } from './store';

/** What the outbox needs of the world. */
export interface OutboxEdges {
  store: Store;
  mailer: Mailer;
  clock: Clock;
  log: Log;
}

/** Where a message is: with the office, in the store, or nowhere. */
export type Custody = 'sent' | 'stored' | 'lost';

/**
 * Takes a message: stores it, mails it, and leaves a receipt. The same id again is the same
 * message. Rejects nothing: whatever fails, the answer says where the message is, and 'sent' or
 * 'stored' is only said when the provider gave an id or the store acknowledged the write.
 */
export async function accept(
  edges: OutboxEdges,
  id: string,
  mail: Mail,
  suspicion?: Suspicion,
): Promise<Custody> {
  const { store, clock, log } = edges;
  const now = clock.now();
  const entry = newEntry(mail, now);
  let etag: string | null = null;
  try {
    const stored = suspicion ? quarantined(entry, suspicion) : claimed(entry, now);
    etag = await store.create(keyOf(id), stored);
    if (etag === null) {
      const known = await acceptAgain(edges, id, suspicion);
      if (known) return known;
    } else if (suspicion) {
      log('warn', 'quarantined', { messageId: id, code: suspicion });
      return 'stored';
    }
  } catch (error) {
    reportFault(log, id, error);
  }
  // Without the store even a suspicious message is mailed: it would be lost otherwise.
  const isSent = await attempt(edges, id, entry, etag);
  if (isSent) return 'sent';
  if (etag) return 'stored';
  log('error', 'message_lost', { messageId: id });
  return 'lost';
}

/** The same message once more: says where it is, and gives one that had been given up a new start. */
async function acceptAgain(
  { store, clock, log }: OutboxEdges,
  id: string,
  suspicion?: Suspicion,
): Promise<Custody | null> {
  try {
    const known = await store.read(keyOf(id));
    if (!known) return null;
    if (known.entry.state === 'sent') return 'sent';
    if (known.entry.state !== 'pending' && !suspicion) {
      await store.replace(keyOf(id), revived(known.entry, clock.now()), known.etag);
    }
  } catch (error) {
    reportFault(log, id, error);
  }
  return 'stored';
}

/**
 * Mails a claimed message and writes down the result. A result that cannot be written changes
 * nothing: the claim ends, and the same key makes a repeat harmless.
 * @param before the entry as it was before the claim
 * @param etag the version of the claim, or null where nothing could be stored
 * @returns whether the office has it
 */
export async function attempt(
  { store, mailer, clock, log }: OutboxEdges,
  id: string,
  before: Unsent,
  etag: string | null,
): Promise<boolean> {
  const started = clock.now();
  const delivery = await mailer.send(before.mail, providerKey(id, before));
  const next = afterAttempt(before, delivery, clock.now());
  const facts = { messageId: id, attempt: before.attempts + 1, ms: clock.now() - started };
  if (delivery.kind === 'sent') log('info', 'mail_sent', facts);
  else if (delivery.kind === 'config') {
    log('error', 'mail_refused', { ...facts, code: delivery.code });
  } else log('warn', 'mail_delayed', { ...facts, code: delivery.code });
  if (etag) {
    if (next.state === 'dead') log('error', 'message_dead', { messageId: id });
    try {
      await store.replace(keyOf(id), next, etag);
    } catch (error) {
      reportFault(log, id, error);
    }
  }
  return delivery.kind === 'sent';
}

/** Logs that the store failed; anything but a StoreError is our own fault and named as such. */
export function reportFault(log: Log, id: string, error: unknown): void {
  const cause = error instanceof StoreError ? { code: error.code } : describeError(error);
  log('error', 'store_failed', { messageId: id, ...cause });
}

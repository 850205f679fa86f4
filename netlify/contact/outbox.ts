import { type Brake, HELD_PER_HOUR, TRAPS_PER_HOUR } from './brake';
import type { Clock } from './clock';
import { withDeadline } from './deadline';
import { keyOf, providerKey, type Suspicion, type Unsent } from './entry';
import { describeError, type Log } from './log';
import type { Mailer } from './mailer';
import type { Mail } from './message';
import { move } from './move';
import {
  afterAttempt,
  claimed,
  newEntry,
  quarantined,
  repeated,
  REPEAT_MS,
  revived,
} from './schedule';
import { placeOf } from './shelves';
import { type Store, StoreError, type Versioned } from './store';

/** The outbox's dependencies. */
export interface OutboxEdges {
  store: Store;
  mailer: Mailer;
  clock: Clock;
  log: Log;
  brake: Brake;
}

/** Where a message is: with the office, in the store, nowhere, or turned away because of the hourly cap. */
export type Custody = 'sent' | 'stored' | 'lost' | 'refused';

/** If storing a message takes longer than this (milliseconds), the mail is left to the next round. */
const SLOW_STORE_MS = 3000;

/** How long recording a result may take, in milliseconds. */
const RESULT_MS = 2000;

/**
 * Takes a message: stores it, mails it, and leaves a receipt. The same id again is the same message. Never rejects:
 * whatever fails, the result says where the message is, and it is 'sent' or 'stored' only if the provider returned an
 * id or the store acknowledged the write.
 */
export async function accept(
  edges: OutboxEdges,
  id: string,
  mail: Mail,
  suspicion?: Suspicion,
): Promise<Custody> {
  const { store, clock, log, brake } = edges;
  const now = clock.now();
  const fresh = newEntry(mail, now);
  let held: Held | undefined;
  try {
    // Ask the brake before writing anything: rounds have to work through whatever a flood leaves in the store.
    const load = await brake.load();
    const reason = suspicion ?? (load.mailed >= brake.mailsPerHour ? 'flood' : undefined);
    if (reason && load.held >= (suspicion ? TRAPS_PER_HOUR : HELD_PER_HOUR)) {
      log('error', 'flood_refused', { messageId: id, code: reason });
      return 'refused';
    }
    const entry = reason ? quarantined(fresh, reason) : claimed(fresh, now);
    await Promise.all([store.put(placeOf(id, entry)!, ''), reason ? undefined : brake.mark(id)]);
    brake.add(reason ? 'held' : 'mailed');
    const etag = await store.create(keyOf(id), entry);
    const stored =
      etag === null ? await acceptAgain(edges, id, mail, reason) : { before: fresh, etag };
    if (typeof stored === 'string') return stored;
    held = stored;
    if (held.etag && reason) {
      log('warn', 'quarantined', { messageId: id, code: reason });
      return 'stored';
    }
    if (held.etag && clock.now() > now + SLOW_STORE_MS) return 'stored';
  } catch (error) {
    reportFault(log, id, error);
  }
  // Without the store, even a suspicious message is mailed; otherwise it would be lost.
  const before = held?.before ?? fresh;
  const isSent = await attempt(edges, id, before, claimed(before, now), held?.etag);
  if (isSent) return 'sent';
  if (held?.etag) return 'stored';
  log('error', 'message_lost', { messageId: id });
  return 'lost';
}

/** A message as it was before it was claimed. `etag` is undefined if the claim could not be stored. */
interface Held {
  before: Unsent;
  etag?: string;
}

/**
 * Handles a message whose id is already stored. One that was given up or put aside gets a new start, unless this post
 * is suspicious too; one that was sent long enough ago is replaced by a new message.
 * @returns where the message is, or the message if it still has to be mailed
 */
async function acceptAgain(
  edges: OutboxEdges,
  id: string,
  mail: Mail,
  reason?: Suspicion,
): Promise<Custody | Held> {
  const { store, clock, log } = edges;
  const now = clock.now();
  try {
    const known = await store.read(keyOf(id));
    if (!known || known.entry.state === 'erased') return { before: newEntry(mail, now) };
    const { entry } = known;
    if (entry.state === 'sent') {
      // A receipt dated further ahead than that is left over from a clock that was set back, so these words are new.
      if (Math.abs(now - entry.receivedAt) < REPEAT_MS) return 'sent';
      return await acceptRepeat(edges, id, known, repeated(mail, now), reason);
    }
    if (entry.state !== 'pending' && !reason) {
      await withDeadline(RESULT_MS, () => move(store, id, known, revived(entry, now)));
    }
  } catch (error) {
    reportFault(log, id, error);
  }
  return 'stored';
}

/** Replaces the old message's receipt with the new message. */
async function acceptRepeat(
  { store, clock, log }: OutboxEdges,
  id: string,
  receipt: Versioned,
  fresh: Unsent,
  reason?: Suspicion,
): Promise<Custody | Held> {
  const entry = reason ? quarantined(fresh, reason) : claimed(fresh, clock.now());
  try {
    const moved = await withDeadline(RESULT_MS, () => move(store, id, receipt, entry));
    if (!moved) return 'stored'; // another post of the same words came first
    return { before: fresh, etag: moved.etag };
  } catch (error) {
    reportFault(log, id, error);
    return { before: fresh };
  }
}

/**
 * Mails a claimed message and records the result. Failing to record it is harmless: the claim expires, and the same key
 * keeps a repeat from arriving twice.
 * @param before the entry as it was before the claim
 * @param claim the entry as it was claimed
 * @param etag the version of the claim, or undefined if nothing could be stored
 * @param place the place in the register that leads to it
 * @returns whether the provider confirmed the mail
 */
export async function attempt(
  { store, mailer, clock, log }: OutboxEdges,
  id: string,
  before: Unsent,
  claim: Unsent,
  etag: string | undefined,
  place = placeOf(id, claim),
): Promise<boolean> {
  const started = clock.now();
  const subject = `${claim.again ? 'Possibly a repeat: ' : ''}${claim.mail.subject}`;
  const delivery = await mailer.send({ ...claim.mail, subject }, providerKey(id, claim));
  const next = afterAttempt(before, claim, delivery, clock.now());
  const facts = { messageId: id, attempt: before.attempts + 1, ms: clock.now() - started };
  if (delivery.kind === 'sent') {
    log('info', 'mail_sent', facts);
  } else if (delivery.kind === 'config') {
    log('error', 'mail_refused', { ...facts, code: delivery.code });
  } else log('warn', 'mail_delayed', { ...facts, code: delivery.code });
  if (etag) {
    if (next.state === 'dead') log('error', 'message_dead', { messageId: id });
    try {
      const written = await withDeadline(RESULT_MS, () =>
        move(store, id, { entry: claim, etag }, next, place),
      );
      if (!written) log('warn', 'claim_lost', { messageId: id });
    } catch (error) {
      reportFault(log, id, error);
    }
  }
  return delivery.kind === 'sent';
}

/** Logs that the store failed. Anything but a StoreError is a bug of ours, and is logged with its name and location. */
export function reportFault(log: Log, id: string, error: unknown): void {
  const cause = error instanceof StoreError ? { code: error.code } : describeError(error);
  log('error', 'store_failed', { messageId: id, ...cause });
}

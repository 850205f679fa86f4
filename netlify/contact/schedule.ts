import { KEPT } from '../../src/lib/kept';
import type { Delivery } from './mailer';
import type { Entry, Suspicion, Unsent } from './entry';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** How long a claim lasts; after that, the next round takes up the message of a killed attempt. */
const LEASE_MS = 2 * MINUTE;

/** Waits before the first repeats of an attempt, in milliseconds; after them it repeats every hour. */
const REPEAT_AFTER_MS = [1 * MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE];

/**
 * The longest wait between attempts: a message leaves within an hour after a person, or the provider, has fixed the
 * cause. A refusal uses none of the provider's quota, and a repeat under the same key is not a second mail.
 */
const MEND_MS = HOUR;

/**
 * How long an attempt whose outcome is unknown is repeated: the provider forgets a message's key after 24 hours
 * (resend.com/docs/dashboard/emails/idempotency-keys) and would then send it twice.
 */
const KEY_LIFE_MS = 23 * HOUR;

/** What is left of the provider's 24 hours: the oldest a key may be when an attempt first uses it. */
const KEY_SLACK_MS = HOUR;

/**
 * How long a new message keeps its first key: an attempt may have arrived under it that the store does not know of,
 * because it was down when the visitor first pressed the button.
 */
const FIRST_KEY_MS = 22 * HOUR;

/** How long a receipt is kept, in milliseconds. */
export const KEEP_RECEIPT_MS = KEPT.receipt.value * HOUR;

/** After this, the same words are a new message: "please call me" on Monday and again on Tuesday. */
export const REPEAT_MS = 12 * HOUR;

/**
 * How often, and how far apart, a message that waits for a person is offered to the office, and how long it is kept
 * after the last offer: three offers over 30 days, and one day more.
 */
const OFFERS = 3;
export const OFFER_EVERY_MS = (KEPT.offered.value / (OFFERS - 1)) * DAY;
const AFTER_LAST_OFFER_MS = DAY;

/** Returns the entry of a new message that nobody has tried to send yet. */
export function newEntry(mail: Unsent['mail'], now: number): Unsent {
  return {
    state: 'pending',
    receivedAt: now,
    mail,
    attempts: 0,
    since: now,
    round: 0,
    dueAt: now,
    uncertain: false,
    again: false,
    code: '',
    refused: false,
    offers: 0,
    offeredAt: 0,
  };
}

/**
 * Returns a new message under the id of one that was sent, for words repeated so long after it that they are meant.
 * Using the hour as its round number gives it a key the provider has not seen.
 */
export function repeated(mail: Unsent['mail'], now: number): Unsent {
  return { ...newEntry(mail, now), round: Math.floor(now / HOUR) };
}

/** Returns the entry put aside for a person to look at. */
export function quarantined(entry: Unsent, suspicion: Suspicion): Unsent {
  return { ...entry, state: 'quarantine', code: suspicion };
}

/**
 * Returns the entry while an attempt runs: nobody else takes it before the lease ends. If all earlier attempts were
 * certainly refused, this is the first that may arrive, and from now on its provider key has to last; it gets a new key
 * if the provider could forget the old one too soon.
 */
export function claimed(entry: Unsent, now: number): Unsent {
  const age = now - entry.since;
  const isOld = age > KEY_SLACK_MS && now > entry.receivedAt + FIRST_KEY_MS;
  // A start in the future was written before the clock was set back.
  const isStale = !entry.uncertain && (isOld || age < -KEY_SLACK_MS);
  const fresh = isStale ? { since: now, round: entry.round + 1 } : {};
  return { ...entry, ...fresh, dueAt: now + LEASE_MS, uncertain: true };
}

/**
 * Returns the entry after an attempt.
 * @param before the entry as it was before it was claimed
 * @param claim the entry as it was claimed
 */
export function afterAttempt(
  before: Unsent,
  claim: Unsent,
  delivery: Delivery,
  now: number,
): Entry {
  if (delivery.kind === 'sent') {
    return {
      state: 'sent',
      receivedAt: before.receivedAt,
      sentAt: now,
      providerId: delivery.id,
    };
  }
  const uncertain = before.uncertain || delivery.kind === 'unknown';
  const attempts = uncertain && !before.uncertain ? 0 : before.attempts;
  const asked = delivery.kind === 'unknown' ? 0 : (delivery.afterMs ?? 0);
  const atLeast = Math.max(asked, delivery.kind === 'config' ? MEND_MS : 0);
  const dueAt = now + Math.max(REPEAT_AFTER_MS[attempts] ?? MEND_MS, atLeast);
  const next: Unsent = {
    ...claim,
    attempts: attempts + 1,
    dueAt,
    uncertain,
    code: delivery.code,
    refused: delivery.kind === 'config',
  };
  return uncertain && dueAt > claim.since + KEY_LIFE_MS ? keyEnded(next, now) : next;
}

/** True if a further attempt could reach the office a second time. */
export function isTooLate(entry: Unsent, now: number): boolean {
  return entry.uncertain && now > entry.since + KEY_LIFE_MS;
}

/**
 * Returns the entry at the end of its key's life. It is sent once more under a new key, with a subject that says so: a
 * duplicate does less harm than a person left waiting. After that key's life it is given up and offered to the office.
 */
export function keyEnded(entry: Unsent, now: number): Unsent {
  if (entry.again) return { ...entry, state: 'dead', dueAt: now };
  return revived({ ...entry, state: 'dead' }, Math.max(now, entry.since + KEY_LIFE_MS));
}

/**
 * Returns the entry made due now. A dead or quarantined one starts a new round under a new provider key and, if that
 * fails too, with all its offers to the office.
 */
export function revived(entry: Unsent, now: number): Unsent {
  if (entry.state === 'pending') return { ...entry, dueAt: now };
  const round = entry.round + 1;
  return {
    ...entry,
    state: 'pending',
    attempts: 0,
    since: now,
    round,
    dueAt: now,
    again: entry.again || entry.uncertain,
    uncertain: false,
    refused: false,
    offers: 0,
    offeredAt: 0,
  };
}

/** Returns the entry after the office got it in a list. */
export function offered(entry: Unsent, now: number): Unsent {
  const offers = entry.offers + 1;
  const wait = offers < OFFERS ? OFFER_EVERY_MS : AFTER_LAST_OFFER_MS;
  return { ...entry, offers, offeredAt: entry.offeredAt || now, dueAt: now + wait };
}

/** True if the office has had every offer; the message then only waits to be erased. */
export function isSpent(entry: Unsent): boolean {
  return entry.state !== 'pending' && entry.offers >= OFFERS;
}

/**
 * True if the entry may be erased: a receipt after 48 hours; a message that waits for a person, a day after its third
 * offer and at least 30 days after the first. A pending one never expires.
 */
export function isExpired(entry: Entry, now: number): boolean {
  if (entry.state === 'erased') return true;
  if (entry.state === 'sent') return now > entry.sentAt + KEEP_RECEIPT_MS;
  return (
    isSpent(entry) && now > entry.dueAt && now > entry.offeredAt + (OFFERS - 1) * OFFER_EVERY_MS
  );
}

import { KEPT } from '../../src/lib/kept';
import type { Delivery } from './mailer';
import type { Entry, Suspicion, Unsent } from './entry';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A claim ends after this, so that a killed attempt is taken up by the next round. */
const LEASE_MS = 2 * MINUTE;

/** Waits before the first repeats of an attempt; after them it is repeated every hour. */
const REPEAT_AFTER_MS = [1 * MINUTE, 5 * MINUTE, 10 * MINUTE, 15 * MINUTE, 30 * MINUTE];

/**
 * So often at least: a message leaves within the hour after a person has mended the cause, or the provider has. A
 * refusal uses none of the provider's quota, and a repeat under the same key is no second mail.
 */
const MEND_MS = HOUR;

/**
 * An attempt whose outcome is unknown is repeated for so long: the provider forgets a message's key
 * after 24 hours (resend.com/docs/dashboard/emails/idempotency-keys) and would send twice.
 */
const KEY_LIFE_MS = 23 * HOUR;

/** What is left of the provider's 24 hours: a key may be this old when an attempt first uses it. */
const KEY_SLACK_MS = HOUR;

/**
 * For so long a new message keeps its first key: an attempt that no store knows of, because it was
 * down when the visitor first pressed the button, may have arrived under it.
 */
const FIRST_KEY_MS = 22 * HOUR;

/** How long a receipt is kept. */
export const KEEP_RECEIPT_MS = KEPT.receipt.value * HOUR;

/** The same words so much later are a new message: "please call me" on Monday and on Tuesday. */
export const REPEAT_MS = 12 * HOUR;

/**
 * A message that waits for a person is offered to the office this often, this far apart, and kept
 * a day longer: three offers over 30 days.
 */
const OFFERS = 3;
export const OFFER_EVERY_MS = (KEPT.offered.value / (OFFERS - 1)) * DAY;
const AFTER_LAST_OFFER_MS = DAY;

/** A new message that nobody has tried to send yet. */
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
 * The same words again, so long after a message that was sent that they are meant: a new message
 * under the same id. The hour as the number of its round gives it a key the provider has not seen.
 */
export function repeated(mail: Unsent['mail'], now: number): Unsent {
  return { ...newEntry(mail, now), round: Math.floor(now / HOUR) };
}

/** The entry put aside for a person to look at. */
export function quarantined(entry: Unsent, suspicion: Suspicion): Unsent {
  return { ...entry, state: 'quarantine', code: suspicion };
}

/**
 * The entry while an attempt runs: nobody else takes it before the lease ends. An attempt that
 * follows on certain refusals alone is the first that may arrive; from it on the provider's key
 * has to live, so that it gets a new one where the old may be forgotten too soon.
 */
export function claimed(entry: Unsent, now: number): Unsent {
  const age = now - entry.since;
  const isOld = age > KEY_SLACK_MS && now > entry.receivedAt + FIRST_KEY_MS;
  // A time to come was written before the clock was set back.
  const isStale = !entry.uncertain && (isOld || age < -KEY_SLACK_MS);
  const fresh = isStale ? { since: now, round: entry.round + 1 } : {};
  return { ...entry, ...fresh, dueAt: now + LEASE_MS, uncertain: true };
}

/**
 * The entry after an attempt.
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

/** Whether a further attempt could reach the office a second time. */
export function isTooLate(entry: Unsent, now: number): boolean {
  return entry.uncertain && now > entry.since + KEY_LIFE_MS;
}

/**
 * The entry at the end of its key's life. It goes once more under a new key, with a subject that
 * says so: a repeat hurts less than a person who waits. After that key's life it is given up, and
 * offered to the office.
 */
export function keyEnded(entry: Unsent, now: number): Unsent {
  if (entry.again) return { ...entry, state: 'dead', dueAt: now };
  return revived({ ...entry, state: 'dead' }, Math.max(now, entry.since + KEY_LIFE_MS));
}

/**
 * The entry made due now. A dead or quarantined one begins a new round under a new provider key and,
 * should that be in vain, with all its offers to the office.
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

/** The entry after the office got it in a list. */
export function offered(entry: Unsent, now: number): Unsent {
  const offers = entry.offers + 1;
  const wait = offers < OFFERS ? OFFER_EVERY_MS : AFTER_LAST_OFFER_MS;
  return { ...entry, offers, offeredAt: entry.offeredAt || now, dueAt: now + wait };
}

/** Whether the office has had every offer; the message then waits for its erasure alone. */
export function isSpent(entry: Unsent): boolean {
  return entry.state !== 'pending' && entry.offers >= OFFERS;
}

/**
 * Whether the entry may be erased. A pending one always stays, and one that waits for a person
 * until it was offered three times over 30 days.
 */
export function isExpired(entry: Entry, now: number): boolean {
  if (entry.state === 'erased') return true;
  if (entry.state === 'sent') return now > entry.sentAt + KEEP_RECEIPT_MS;
  return (
    isSpent(entry) && now > entry.dueAt && now > entry.offeredAt + (OFFERS - 1) * OFFER_EVERY_MS
  );
}

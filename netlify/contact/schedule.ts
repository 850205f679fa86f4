import type { Delivery } from './mailer';
import type { Entry, Suspicion, Unsent } from './entry';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** A claim ends after this, so that a killed attempt is taken up by the next round. */
export const LEASE_MS = 2 * MINUTE;

/** Waits before the ten repeats: 22 hours in all, in the manner of Postmark's webhooks. */
export const REPEAT_AFTER_MS = [
  1 * MINUTE,
  5 * MINUTE,
  10 * MINUTE,
  15 * MINUTE,
  30 * MINUTE,
  1 * HOUR,
  2 * HOUR,
  4 * HOUR,
  6 * HOUR,
  8 * HOUR,
];

/** Attempts end here: the provider forgets a message's key after 24 hours and would send twice. */
export const KEY_LIFE_MS = 23 * HOUR;

/** A fault that a person has to mend is not tried sooner than this. */
const MEND_MS = HOUR;

/** How long a receipt, and a message that waits for a person, are kept. */
export const KEEP_RECEIPT_MS = 48 * HOUR;
export const KEEP_UNSENT_MS = 30 * DAY;

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
    code: '',
  };
}

/** The entry put aside for a person to look at. */
export function quarantined(entry: Unsent, suspicion: Suspicion): Unsent {
  return { ...entry, state: 'quarantine', code: suspicion };
}

/** The entry while an attempt runs: nobody else takes it before the lease ends. */
export function claimed(entry: Unsent, now: number): Unsent {
  return { ...entry, dueAt: now + LEASE_MS, uncertain: true };
}

/** The entry after an attempt. `before` is the entry as it was before it was claimed. */
export function afterAttempt(before: Unsent, delivery: Delivery, now: number): Entry {
  if (delivery.kind === 'sent') {
    return {
      state: 'sent',
      receivedAt: before.receivedAt,
      sentAt: now,
      providerId: delivery.id,
    };
  }
  const wait = REPEAT_AFTER_MS[before.attempts] ?? Infinity;
  const atLeast = delivery.kind === 'config' ? MEND_MS : 0;
  const asked = delivery.kind === 'retry' ? (delivery.afterMs ?? 0) : 0;
  const dueAt = now + Math.max(wait, atLeast, asked);
  const isOver = dueAt > before.since + KEY_LIFE_MS;
  return {
    ...before,
    state: isOver ? 'dead' : 'pending',
    attempts: before.attempts + 1,
    dueAt: isOver ? now : dueAt,
    uncertain: before.uncertain || delivery.kind === 'unknown',
    code: delivery.code,
  };
}

/** Whether a further attempt could reach the office a second time. */
export function isTooLate(entry: Unsent, now: number): boolean {
  return entry.uncertain && now > entry.since + KEY_LIFE_MS;
}

/** The entry made due now. A dead or quarantined one begins a new round under a new provider key. */
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
    uncertain: false,
  };
}

/** Whether the entry has been kept as long as it may be. A pending one always stays. */
export function isExpired(entry: Entry, now: number): boolean {
  if (entry.state === 'sent') return now > entry.sentAt + KEEP_RECEIPT_MS;
  return entry.state !== 'pending' && now > entry.receivedAt + KEEP_UNSENT_MS;
}

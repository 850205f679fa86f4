import { type Entry, KEY, keyOf } from './entry';
import { attempt, type OutboxEdges, reportFault } from './outbox';
import { claimed, isExpired, isTooLate } from './schedule';

/** What one round of the outbox did and what it left. */
export interface Round {
  sent: number;
  waiting: number;
  dead: number;
  quarantine: number;
  purged: number;
  /** Entries that the round did not come to; the next one begins elsewhere. */
  unseen: number;
}

/** Under the provider's two requests a second. */
const PAUSE_MS = 500;

/** A round begins nothing after this; the host's limit for scheduled functions is 30 seconds. */
const BUDGET_MS = 18_000;

/**
 * One round: mails what is due, removes what has been kept long enough, counts the rest. Several
 * rounds may run at once; each message is claimed by one of them. One bad entry stops no other.
 */
export async function drain(edges: OutboxEdges): Promise<Round> {
  const { store, clock, log } = edges;
  const end = clock.now() + BUDGET_MS;
  const ids = (await store.keys()).map((key) => KEY.exec(key)![1]!);
  const round: Round = {
    sent: 0,
    waiting: 0,
    dead: 0,
    quarantine: 0,
    purged: 0,
    unseen: ids.length,
  };
  for (const id of startingAnywhere(ids, clock.now())) {
    if (clock.now() >= end) break;
    round.unseen -= 1;
    try {
      const state = await handle(edges, id);
      if (state === 'sent') round.sent += 1;
      else if (state === 'pending') round.waiting += 1;
      else if (state !== 'receipt' && state !== 'gone') round[state] += 1;
    } catch (error) {
      reportFault(log, id, error);
    }
  }
  log(round.dead + round.quarantine > 0 ? 'warn' : 'info', 'outbox_round', { ...round });
  return round;
}

/** Deals with one entry. @returns what it is now */
async function handle(
  edges: OutboxEdges,
  id: string,
): Promise<Entry['state'] | 'receipt' | 'gone' | 'purged'> {
  const { store, clock, log } = edges;
  const key = keyOf(id);
  const now = clock.now();
  const found = await store.read(key);
  if (!found) return 'gone';
  const { entry, etag } = found;
  if (isExpired(entry, now)) {
    await store.remove(key);
    return 'purged';
  }
  if (entry.state === 'sent') return 'receipt';
  if (entry.state !== 'pending' || entry.dueAt > now) return entry.state;
  if (isTooLate(entry, now)) {
    log('error', 'message_dead', { messageId: id });
    await store.replace(key, { ...entry, state: 'dead' }, etag);
    return 'dead';
  }
  const claim = await store.replace(key, claimed(entry, now), etag);
  if (claim === null) return 'pending';
  const isSent = await attempt(edges, id, entry, claim);
  await clock.sleep(PAUSE_MS);
  return isSent ? 'sent' : 'pending';
}

/** The same list begun at another place each time, so that a long one cannot starve its end. */
function startingAnywhere(ids: string[], now: number): string[] {
  const start = ids.length > 0 ? Math.floor(now / 1000) % ids.length : 0;
  return [...ids.slice(start), ...ids.slice(0, start)];
}

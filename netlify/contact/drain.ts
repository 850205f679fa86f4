import { forgetMarks } from './brake';
import { census, type Counts } from './census';
import { keyOf } from './entry';
import { erase, move, settle } from './move';
import { attempt, type OutboxEdges, reportFault } from './outbox';
import { inParallel } from './parallel';
import { claimed, keyEnded, isExpired, isTooLate, quarantined } from './schedule';
import { duePlaces, type Place, placeAt } from './shelves';
import { type Store, StoreError } from './store';
import { readSummary, writeSummary } from './summary';
import { sweep } from './sweep';

/** What one round of the outbox did and what it left. */
export interface Round {
  sent: number;
  waiting: number;
  dead: number;
  quarantine: number;
  purged: number;
  /** Due messages that the round did not come to; the next one begins with them. */
  unseen: number;
}

/** Under the provider's two requests a second. */
const PAUSE_MS = 500;

/** A round mails nothing after this; the host's limit for scheduled functions is 30 seconds. */
const BUDGET_MS = 18_000;

/** The sweep's part of it, and what erasing and counting may take at the end. */
const SWEEP_MS = 5_000;
const END_MS = 2_000;

/** After so many failures in a row the round mails nothing more: the provider is asked no further. */
const MAX_FAILURES = 3;

/** An entry that cannot be read is looked at again after this. */
const UNREADABLE_MS = 3_600_000;

/**
 * One round: mails what is due, the longest due first and what was refused last, erases what has been kept long enough,
 * counts the rest. It finishes in time whatever the store holds, and the next one begins where it
 * ended. Several rounds may run at once; each message is claimed by one of them. One bad entry
 * stops no other. Rejects with a StoreError where the store cannot be listed.
 */
export async function drain(edges: OutboxEdges): Promise<Round> {
  const { clock, log } = edges;
  const began = clock.now();
  const end = began + BUDGET_MS;
  const mailing: Mailing = { sent: 0, failed: 0, unseen: 0 };
  const erasing = { purged: 0 };
  let counts: Counts | undefined;
  // A part that fails stops no other: mail must go out although a listing did not answer.
  const faults: unknown[] = [];
  const part = (work: Promise<unknown>): Promise<unknown> =>
    work.catch((error: unknown) => faults.push(error));
  await part(sweep(edges, began + SWEEP_MS));
  await part(sendDue(edges, mailing, end));
  await part(eraseDue(edges, erasing, Math.max(end, clock.now() + END_MS)));
  await part(forgetMarks(edges.store, clock, Math.max(end, clock.now() + END_MS)));
  await part(
    (async () =>
      void (counts = await conclude(edges, mailing, Math.max(end, clock.now()) + END_MS)))(),
  );
  if (faults.length > 0) throw faults[0];
  const { waiting, dead, quarantine } = counts!;
  const { sent, unseen } = mailing;
  const round = { sent, waiting, dead, quarantine, ...erasing, unseen };
  log(dead + quarantine > 0 ? 'warn' : 'info', 'outbox_round', round);
  return round;
}

/** Counts what is left and leaves the summary. */
async function conclude(
  { store, clock }: OutboxEdges,
  { sent, failed }: Mailing,
  until: number,
): Promise<Counts> {
  const counts = await census(store, clock, until);
  const before = await readSummary(store);
  const isFailing = failed > 0 && sent === 0;
  const failingSince = sent > 0 || counts.waiting === 0 ? 0 : (before?.failingSince ?? 0);
  await writeSummary(store, {
    ...counts,
    at: clock.now(),
    failingSince: failingSince || (isFailing ? clock.now() : 0),
  });
  return counts;
}

/** What mailing came to. */
interface Mailing {
  sent: number;
  failed: number;
  unseen: number;
}

async function sendDue(edges: OutboxEdges, done: Mailing, end: number): Promise<void> {
  const { store, clock, log } = edges;
  let inARow = 0;
  for await (const places of duePlacesToSend(store, clock.now())) {
    for (const [at, place] of places.entries()) {
      if (clock.now() >= end || inARow >= MAX_FAILURES) {
        done.unseen = places.length - at;
        return;
      }
      try {
        const isSent = await visit(edges, place);
        if (isSent === undefined) continue;
        inARow = isSent ? 0 : inARow + 1;
        done[isSent ? 'sent' : 'failed'] += 1;
      } catch (error) {
        reportFault(log, place.id, error);
        if (error instanceof StoreError && error.code === 'entry_unreadable') {
          await postpone(edges, place);
        }
      }
    }
  }
}

/** What is on its way comes before what was refused and most likely will be again. */
async function* duePlacesToSend(store: Store, now: number): AsyncGenerator<Place[]> {
  yield* duePlaces(store, ['pending'], now);
  yield* duePlaces(store, ['refused'], now);
}

/** Deals with one due place. @returns whether its message was sent; undefined without an attempt */
async function visit(edges: OutboxEdges, place: Place): Promise<boolean | undefined> {
  const { store, clock, log, brake } = edges;
  const { id } = place;
  const now = clock.now();
  const found = await store.read(keyOf(id));
  if (found?.entry.state !== 'pending' || found.entry.dueAt > now) {
    await settle(edges, place, found);
    return undefined;
  }
  const { entry, etag } = found;
  if (isTooLate(entry, now)) {
    const next = keyEnded(entry, now);
    if (next.state === 'dead') log('error', 'message_dead', { messageId: id });
    await move(store, id, found, next, place.key);
    return undefined;
  }
  // Beyond the hour's cap the office gets the message in a list; one that may have arrived waits.
  if ((await brake.load()).mailed >= brake.mailsPerHour) {
    if (entry.uncertain || entry.again) return undefined;
    log('warn', 'quarantined', { messageId: id, code: 'flood' });
    await move(store, id, found, { ...quarantined(entry, 'flood'), dueAt: now }, place.key);
    return undefined;
  }
  const claim = claimed(entry, now);
  const claimEtag = await store.replace(keyOf(id), claim, etag);
  if (claimEtag === null) {
    log('warn', 'claim_lost', { messageId: id });
    return undefined;
  }
  brake.add('mailed');
  const isSent = await attempt(edges, id, entry, claim, claimEtag, place.key);
  await clock.sleep(PAUSE_MS);
  return isSent;
}

/** Moves the place of an entry that cannot be read out of the way of the others. */
async function postpone({ store, clock, log }: OutboxEdges, place: Place): Promise<void> {
  try {
    await store.put(placeAt(place.shelf, clock.now() + UNREADABLE_MS, place.id), '');
    await store.remove(place.key);
  } catch (error) {
    reportFault(log, place.id, error);
  }
}

async function eraseDue(
  edges: OutboxEdges,
  done: { purged: number },
  until: number,
): Promise<void> {
  const { store, clock, log } = edges;
  for await (const places of duePlaces(store, ['sent', 'spent'], clock.now())) {
    if (clock.now() >= until) break;
    await inParallel(places, 8, async (place) => {
      if (clock.now() >= until) return;
      try {
        const found = await store.read(keyOf(place.id));
        if (!found || !isExpired(found.entry, clock.now())) {
          await settle(edges, place, found);
        } else if (await erase(store, place.id, found, place.key)) {
          if (found.entry.state !== 'sent') {
            log('error', 'message_erased', { messageId: place.id });
          }
          done.purged += 1;
        }
      } catch (error) {
        reportFault(log, place.id, error);
      }
    });
  }
}

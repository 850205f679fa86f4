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

/** What one round of the outbox did and what is left. */
export interface Round {
  sent: number;
  waiting: number;
  dead: number;
  quarantine: number;
  purged: number;
  /** Due messages left on the page where mailing stopped; the next round starts with them. */
  unseen: number;
}

/** Milliseconds between mails: stays under the provider's limit of two requests a second. */
const PAUSE_MS = 500;

/** Milliseconds after which a round mails nothing more; the host kills scheduled functions after 30 seconds. */
const BUDGET_MS = 18_000;

/** The sweep's share of the budget, and the minimum that erasing and counting get at the end. */
const SWEEP_MS = 5_000;
const END_MS = 2_000;

/** After this many failures in a row a round mails nothing more, to spare the provider. */
const MAX_FAILURES = 3;

/** An unreadable entry is looked at again after this many milliseconds. */
const UNREADABLE_MS = 3_600_000;

/**
 * Runs one round: mails what is due, the longest due first and refused messages last, erases what has been kept long
 * enough, and counts the rest. It finishes in time whatever the store holds, and the next round continues where it
 * stopped. Rounds may overlap: each message is claimed by one of them. One bad entry does not stop the others.
 * @throws the first error of a part, after the other parts have run; a StoreError if the store cannot be listed
 */
export async function drain(edges: OutboxEdges): Promise<Round> {
  const { clock, log } = edges;
  const began = clock.now();
  const end = began + BUDGET_MS;
  const mailing: Mailing = { sent: 0, failed: 0, unseen: 0 };
  const erasing = { purged: 0 };
  let counts: Counts | undefined;
  // One part's failure does not stop the others: mail must go out even if a listing failed.
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

/** Counts what is left and writes the summary. */
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

/** The result of mailing so far. */
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

/** New mail goes before refused mail, which will most likely be refused again. */
async function* duePlacesToSend(store: Store, now: number): AsyncGenerator<Place[]> {
  yield* duePlaces(store, ['pending'], now);
  yield* duePlaces(store, ['refused'], now);
}

/**
 * Handles one due place.
 * @returns whether its message was sent; undefined if no attempt was made
 */
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
  // Above the hourly cap, the office gets the message in a list; one that may have arrived already waits.
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

/** Moves the place of an unreadable entry to a later hour, out of the way of the others. */
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

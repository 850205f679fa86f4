import { createHash } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { type Entry, keyOf, type Unsent } from './entry';
import type { Links } from './links';
import { move, settle } from './move';
import { alertText, LISTED, type Listed, noticeMail } from './notice';
import { type OutboxEdges, reportFault } from './outbox';
import { inParallel } from './parallel';
import { offered } from './schedule';
import { dueFolders, duePlaces, type Place } from './shelves';
import type { Store } from './store';
import { isMailFailing, readSummary } from './summary';
import { NOTHING_TOLD, readTold, type Told, writeTold } from './told';
import type { Webhook } from './webhook';

/** What telling the office needs of the world. */
export interface TellEdges extends OutboxEdges {
  /** The second channel; undefined where none is set. */
  webhook?: Webhook;
  /** What the links of a list are signed with; undefined where no mail can be sent. */
  links?: Links;
}

const HOUR_MS = 3_600_000;

/** What waits is told again once a day. */
const DAILY_MS = 24 * HOUR_MS;

/**
 * New messages are told at once, in six lists at a stretch and then in one an hour, so that robots
 * neither fill the mailbox nor use up the plan at the provider.
 */
const AT_ONCE = 6;

/** A message that is refused is tried again within the hour, so its place is no further away. */
const REFUSED_AHEAD_MS = 2 * HOUR_MS;

/**
 * Tells the office about messages that wait for a person, and about mail that fails: by mail, at
 * once for each new one and then once a day; where the mail is not certainly on its way, by the second
 * channel, without personal data. A message counts as offered when the provider has confirmed the
 * list it stands in.
 * @param until when to begin nothing more, in milliseconds since 1970
 */
export async function tellOffice(edges: TellEdges, until: number): Promise<void> {
  const { store, clock, log, mailer } = edges;
  const now = clock.now();
  const summary = await readSummary(store);
  const told = await readTold(store);
  if (!summary) return;
  const isFailing = isMailFailing(summary, now);
  if (summary.dead + summary.quarantine === 0 && !isFailing) {
    // Nothing waits: the next message is a first one again.
    if (!isDeepStrictEqual(told, NOTHING_TOLD)) await writeTold(store, NOTHING_TOLD);
    return;
  }
  const isNewFailure = isFailing && !told.isFailureTold;
  const isDaily = isDue(told.mailedAt, now) || isNewFailure;
  const isFlood = (await dueFolders(store, ['flood'], now)).length > 0;
  const spent = spentUntil(told, now);
  const isFree = spent <= now + (AT_ONCE - 1) * HOUR_MS;
  if (!isDaily && !isFlood && !(isFree && (await hasNews(store, now)))) {
    if (told.isFailureTold && !isFailing) await writeTold(store, { ...told, isFailureTold: false });
    return;
  }

  const listed = await readList(edges, until);
  // A place that a round left over leads to nothing new.
  if (!isDaily && listed.every(({ message }) => message.entry.state === 'pending')) return;
  const mail = noticeMail(
    summary,
    listed.map(({ message }) => message),
    edges.links,
  );
  const hash = createHash('sha256').update(mail.text).digest('hex').slice(0, 32);
  const delivery = await mailer.send(mail, `notice-${hash}`);
  if (delivery.kind === 'sent') {
    log('info', 'office_told', { count: listed.length });
    const mailed = { mailedAt: now, spentUntil: spent + HOUR_MS, isFailureTold: isFailing };
    await writeTold(store, { ...NOTHING_TOLD, ...mailed });
    await markOffered(edges, listed, until);
    return;
  }
  log('error', 'office_not_told', { code: delivery.code });
  const isAlertDue = isDue(told.alertedAt, now) || isNewFailure;
  const isAlerted = isAlertDue && (await alert(edges, alertText(summary, delivery.code)));
  const alerted = isAlerted && { alertedAt: now, isFailureTold: isFailing };
  await writeTold(store, { ...told, ...alerted, isUntold: true });
}

const alertedAt = new WeakMap<TellEdges, number>();

/**
 * Tells the office by the second channel, once an hour at most by each instance: a store that cannot be written does
 * not know what was told.
 * @returns whether it was told; false where there is no such channel
 */
export async function alert(edges: TellEdges, text: string): Promise<boolean> {
  const { webhook, clock, log } = edges;
  const now = clock.now();
  if (!webhook || Math.abs(now - (alertedAt.get(edges) ?? -Infinity)) < HOUR_MS) return false;
  const isTold = await webhook.post(text);
  if (isTold) {
    alertedAt.set(edges, now);
    log('info', 'office_alerted', {});
  } else log('error', 'webhook_failed', {});
  return isTold;
}

/** A day has passed; a time to come was written before the clock was set back. */
function isDue(last: number, now: number): boolean {
  return last === 0 || last > now || now >= last + DAILY_MS;
}

/** Until when the lists so far count; what a clock that was set back left behind counts no more. */
function spentUntil(told: Told, now: number): number {
  return told.spentUntil > now + AT_ONCE * HOUR_MS ? now : Math.max(told.spentUntil, now);
}

/** Whether a message is due to be offered. */
async function hasNews(store: Store, now: number): Promise<boolean> {
  for await (const places of duePlaces(store, ['dead', 'quarantine'], now)) {
    if (places.length > 0) return true;
  }
  return false;
}

/** A message of the list and what leads to it. */
interface Offer {
  place: Place;
  message: Listed;
  etag: string;
}

/**
 * Reads what is due to be offered, a flood's messages first, and what the provider refuses: one
 * that it refuses for its content alone would never reach the office otherwise.
 */
async function readList(edges: TellEdges, until: number): Promise<Offer[]> {
  const { store, clock, log } = edges;
  const offers: Offer[] = [];
  for (const shelves of [['flood'], ['dead', 'quarantine'], ['refused']] as const) {
    const ahead = shelves[0] === 'refused' ? REFUSED_AHEAD_MS : 0;
    for await (const places of duePlaces(store, [...shelves], clock.now() + ahead)) {
      await inParallel(places.slice(0, LISTED - offers.length), 16, async (place) => {
        if (clock.now() >= until) return;
        try {
          const found = await store.read(keyOf(place.id));
          const entry = found && listedIn(found.entry);
          if (!entry || entry.dueAt > clock.now() + ahead) return await settle(edges, place, found);
          const message = { id: place.id, entry };
          offers.push({ place, message, etag: found.etag });
        } catch (error) {
          reportFault(log, place.id, error);
        }
      });
      if (offers.length >= LISTED || clock.now() >= until) break;
    }
  }
  return offers.sort((a, b) => a.place.dueAt - b.place.dueAt);
}

/** The entry, where it waits for a person or for the cause of a refusal to be mended. */
function listedIn(entry: Entry): Unsent | null {
  if (entry.state === 'pending') return entry.refused ? entry : null;
  return entry.state === 'dead' || entry.state === 'quarantine' ? entry : null;
}

/** Writes down that the office has them; what is not written in time is offered once more. */
async function markOffered(edges: TellEdges, offers: Offer[], until: number): Promise<void> {
  const { store, clock, log } = edges;
  const held = offers.filter(({ message }) => message.entry.state !== 'pending');
  await inParallel(held, 32, async ({ place, message: { id, entry }, etag }) => {
    if (clock.now() >= until) return;
    try {
      await move(store, id, { entry, etag }, offered(entry, clock.now()), place.key);
    } catch (error) {
      reportFault(log, id, error);
    }
  });
}

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

/** The dependencies of telling the office. */
export interface TellEdges extends OutboxEdges {
  /** The second channel; undefined if none is set. */
  webhook?: Webhook;
  /** Signs the links in a list; undefined if no mail can be sent. */
  links?: Links;
}

const HOUR_MS = 3_600_000;

/** Waiting messages are reported again once a day. */
const DAILY_MS = 24 * HOUR_MS;

/**
 * New messages are reported at once, in up to six lists in a row and then one list an hour, so that robots neither fill
 * the mailbox nor use up the plan at the provider.
 */
const AT_ONCE = 6;

/** A refused message is tried again within an hour, so its place is at most this far ahead. */
const REFUSED_AHEAD_MS = 2 * HOUR_MS;

/**
 * Tells the office about messages that wait for a person, and about failing mail: by mail, at once for each new one and
 * then once a day; if that mail is not certainly on its way, by the second channel, without personal data. A message
 * counts as offered once the provider has confirmed the list that contains it.
 * @param until when to stop starting new work, in milliseconds since 1970
 */
export async function tellOffice(edges: TellEdges, until: number): Promise<void> {
  const { store, clock, log, mailer } = edges;
  const now = clock.now();
  const summary = await readSummary(store);
  const told = await readTold(store);
  if (!summary) return;
  const isFailing = isMailFailing(summary, now);
  if (summary.dead + summary.quarantine === 0 && !isFailing) {
    // Nothing is waiting, so the next message counts as the first again.
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
  // Only a leftover place made this look like news.
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
 * Tells the office by the second channel, at most once an hour per instance, since a store that cannot be written does
 * not remember what was told.
 * @returns whether the channel took it; false if there is no such channel
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

/** True if a day has passed. A time in the future was written before the clock was set back. */
function isDue(last: number, now: number): boolean {
  return last === 0 || last > now || now >= last + DAILY_MS;
}

/**
 * Returns until when the lists so far use up the allowance. A value too far ahead is left over from a clock that was
 * set back, and is ignored.
 */
function spentUntil(told: Told, now: number): number {
  return told.spentUntil > now + AT_ONCE * HOUR_MS ? now : Math.max(told.spentUntil, now);
}

/** True if a message is due to be offered. */
async function hasNews(store: Store, now: number): Promise<boolean> {
  for await (const places of duePlaces(store, ['dead', 'quarantine'], now)) {
    if (places.length > 0) return true;
  }
  return false;
}

/** A message in the list, its place in the register and its version. */
interface Offer {
  place: Place;
  message: Listed;
  etag: string;
}

/**
 * Reads what is due to be offered, a flood's messages first, then what the provider refuses: a message that is refused
 * for its content alone would otherwise never reach the office.
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

/** Returns the entry if it waits for a person or for a refusal's cause to be fixed, otherwise null. */
function listedIn(entry: Entry): Unsent | null {
  if (entry.state === 'pending') return entry.refused ? entry : null;
  return entry.state === 'dead' || entry.state === 'quarantine' ? entry : null;
}

/** Records that the office has them; what is not recorded in time is offered again. */
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

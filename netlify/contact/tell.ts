import { createHash } from 'node:crypto';
import * as z from 'zod/mini';
import { type Entry, keyOf, type Unsent } from './entry';
import { move, settle } from './move';
import { alertText, type Listed, noticeMail } from './notice';
import { type OutboxEdges, reportFault } from './outbox';
import { inParallel } from './parallel';
import { offered } from './schedule';
import { dueFolders, duePlaces, type Place } from './shelves';
import type { Store } from './store';
import { isMailFailing, readSummary } from './summary';
import type { Webhook } from './webhook';

/** What telling the office needs of the world. */
export interface TellEdges extends OutboxEdges {
  /** The second channel; undefined where none is set. */
  webhook?: Webhook;
}

/** The office hears once a day at most, but for the first message and for a flood's. */
const DAILY_MS = 24 * 3_600_000;

/** So many messages stand in one list; what is beyond comes with the next. */
const LISTED = 500;

const NOTE = 'note/told';

const noteSchema = z.object({
  /** When the last notice was mailed, and when the second channel was last used; 0 for never. */
  mailedAt: z.number(),
  alertedAt: z.number(),
});

/**
 * Tells the office about messages that wait for a person, and about mail that fails: by mail, at
 * once for the first and then once a day; where the mail is not certainly on its way, by the second
 * channel, without personal data. A message counts as offered when the provider has confirmed the
 * list it stands in.
 * @param until when to begin nothing more, in milliseconds since 1970
 */
export async function tellOffice(edges: TellEdges, until: number): Promise<void> {
  const { store, clock, log, mailer } = edges;
  const now = clock.now();
  const summary = await readSummary(store);
  const note = await readNote(store);
  if (!summary) return;
  const isFailing = isMailFailing(summary, now);
  if (summary.dead + summary.quarantine === 0 && !isFailing) {
    // Nothing waits: the next message is a first one again.
    if (note.mailedAt || note.alertedAt) await writeNote(store, { mailedAt: 0, alertedAt: 0 });
    return;
  }
  const isFlood = (await dueFolders(store, ['flood'], now)).length > 0;
  if (!isDue(note.mailedAt, now) && !isFlood) return;

  const listed = await readList(edges, until);
  const mail = noticeMail(
    summary,
    listed.map(({ message }) => message),
  );
  const hash = createHash('sha256').update(mail.text).digest('hex').slice(0, 32);
  const delivery = await mailer.send(mail, `notice-${hash}`);
  if (delivery.kind === 'sent') {
    log('info', 'office_told', { count: listed.length });
    await writeNote(store, { mailedAt: now, alertedAt: 0 });
    await markOffered(edges, listed, until);
    return;
  }
  log('error', 'office_not_told', { code: delivery.code });
  if (!edges.webhook || !isDue(note.alertedAt, now)) return;
  if (await edges.webhook.post(alertText(summary, delivery.code))) {
    log('info', 'office_alerted', {});
    await writeNote(store, { ...note, alertedAt: now });
  } else log('error', 'webhook_failed', {});
}

/** A day has passed; a time to come was written before the clock was set back. */
function isDue(last: number, now: number): boolean {
  return last === 0 || last > now || now >= last + DAILY_MS;
}

/** A message of the list and what leads to it. */
interface Offer {
  place: Place;
  message: Listed;
  etag: string;
}

/** Reads what is due to be offered: a flood's messages first, then the rest, the oldest first. */
async function readList(edges: TellEdges, until: number): Promise<Offer[]> {
  const { store, clock, log } = edges;
  const offers: Offer[] = [];
  for (const shelves of [['flood'], ['dead', 'quarantine']] as const) {
    for await (const places of duePlaces(store, [...shelves], clock.now())) {
      await inParallel(places.slice(0, LISTED - offers.length), 16, async (place) => {
        if (clock.now() >= until) return;
        try {
          const found = await store.read(keyOf(place.id));
          const entry = found && heldIn(found.entry);
          if (!entry || entry.dueAt > clock.now()) return await settle(edges, place, found);
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

/** The entry, where it waits for a person. */
function heldIn(entry: Entry): Unsent | null {
  return entry.state === 'dead' || entry.state === 'quarantine' ? entry : null;
}

/** Writes down that the office has them; what is not written in time is offered once more. */
async function markOffered(edges: TellEdges, offers: Offer[], until: number): Promise<void> {
  const { store, clock, log } = edges;
  await inParallel(offers, 16, async ({ place, message: { id, entry }, etag }) => {
    if (clock.now() >= until) return;
    try {
      await move(store, id, { entry, etag }, offered(entry, clock.now()), place.key);
    } catch (error) {
      reportFault(log, id, error);
    }
  });
}

async function readNote(store: Store): Promise<z.infer<typeof noteSchema>> {
  try {
    return noteSchema.parse(JSON.parse((await store.get(NOTE)) ?? ''));
  } catch {
    return { mailedAt: 0, alertedAt: 0 };
  }
}

async function writeNote(store: Store, note: z.infer<typeof noteSchema>): Promise<void> {
  await store.put(NOTE, JSON.stringify(note));
}

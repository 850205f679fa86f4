import type { Clock } from './clock';
import type { Log } from './log';
import { LISTED } from './notice';
import { inParallel } from './parallel';
import { KEEP_RECEIPT_MS, OFFER_EVERY_MS } from './schedule';
import { hourName, hourOf } from './shelves';
import { collect, type Store, StoreError } from './store';

/**
 * Messages put aside in an hour; beyond these the visitor is asked to call (status 429). All but
 * the traps fit into one list (LISTED), so that whoever writes in a flood is in the next one.
 */
export const TRAPS_PER_HOUR = 250;
export const HELD_PER_HOUR = LISTED + TRAPS_PER_HOUR;

/** Where each message that goes straight to the mailer leaves a mark, in a folder for each hour. */
const TAKEN = 'taken/';

/**
 * How long a count from the store holds, and for how many messages of this instance, which are
 * added at once: in a flood the host runs many instances, and each must see the others'.
 */
const FRESH_MS = 10_000;
const FRESH_FOR = 5;

/** How much the current hour (UTC) has seen, over all instances of the function. */
export interface Load {
  /** Messages given to the mailer one by one, whatever came of it. */
  mailed: number;
  /** Messages put aside for a person. */
  held: number;
}

/** Caps for all visitors together, so that no flood uses up the mail provider's quota. */
export interface Brake {
  /** Messages mailed one by one in an hour; what comes beyond them is mailed in a list. */
  mailsPerHour: number;
  /** The current hour so far; nothing where the store cannot say. Never rejects. */
  load(): Promise<Load>;
  /** Adds one message to the count of this instance. */
  add(what: keyof Load): void;
  /** Counts a message that goes straight to the mailer, for all instances. Never rejects. */
  mark(id: string): Promise<void>;
}

/** A brake that counts in the register of the store, which all instances share. */
export function createBrake(store: Store, clock: Clock, log: Log, mailsPerHour: number): Brake {
  let known: { at: number; load: Promise<Load>; added: number } | undefined;
  const isFresh = (now: number): boolean =>
    known !== undefined &&
    known.added < FRESH_FOR &&
    Math.abs(now - known.at) <= FRESH_MS &&
    hourName(now) === hourName(known.at);
  return {
    mailsPerHour,
    async load() {
      const now = clock.now();
      if (!known || !isFresh(now)) known = { at: now, load: count(store, now), added: 0 };
      const asked = known;
      try {
        return await asked.load;
      } catch (error) {
        // A message is not turned away because it cannot be counted.
        log('warn', 'brake_blind', { code: error instanceof StoreError ? error.code : 'unknown' });
        if (known === asked) known = undefined;
        return { mailed: 0, held: 0 };
      }
    },
    async mark(id) {
      const now = clock.now();
      try {
        await store.put(`${TAKEN}${hourName(now)}/${now}-${id}`, '');
      } catch {
        // The count is one short; the message's own entry tells whether the store works.
      }
    },
    add(what) {
      if (known) known.added += 1;
      void known?.load.then(
        (load) => (load[what] += 1),
        () => undefined, // the next question counts anew
      );
    },
  };
}

/** An identifier at the end of a key; the local store lists its temporary files as well. */
const ID = /[0-9a-f]{32}$/;

/**
 * What was mailed is in the marks of this hour's messages and in the receipts of this hour's
 * rounds; the register holds the hour of every message put aside, or offered since.
 */
async function count(store: Store, now: number): Promise<Load> {
  const ids = async (folder: string): Promise<string[]> =>
    (await collect(store.pages(folder))).flatMap((key) => ID.exec(key)?.[0] ?? []);
  const [taken, sent, ...held] = await Promise.all([
    ids(`${TAKEN}${hourName(now)}/`),
    ids(hourOf('sent', now + KEEP_RECEIPT_MS)),
    ids(hourOf('flood', now)),
    ids(hourOf('quarantine', now)),
    ids(hourOf('quarantine', now + OFFER_EVERY_MS)),
  ]);
  const known = new Set(taken);
  return {
    mailed: taken.length + sent.filter((id) => !known.has(id)).length,
    held: held.reduce((sum, { length }) => sum + length, 0),
  };
}

/**
 * Removes the marks of hours that are over.
 * @param until when to begin nothing more, in milliseconds since 1970
 */
export async function forgetMarks(store: Store, clock: Clock, until: number): Promise<void> {
  for (const folder of await store.folders(TAKEN)) {
    // A clock that was set back leaves an hour to come behind: it goes as well.
    if (folder === `${TAKEN}${hourName(clock.now())}/`) continue;
    for await (const page of store.pages(folder)) {
      await inParallel(page, 8, async (key) => {
        if (clock.now() < until) await store.remove(key);
      });
      if (clock.now() >= until) return;
    }
  }
}

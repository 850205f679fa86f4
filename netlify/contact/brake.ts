import type { Clock } from './clock';
import type { Log } from './log';
import { LISTED } from './notice';
import { inParallel } from './parallel';
import { KEEP_RECEIPT_MS, OFFER_EVERY_MS } from './schedule';
import { hourName, hourOf } from './shelves';
import { collect, type Store, StoreError } from './store';

/**
 * Caps on messages put aside per hour, for suspicious ones and for all; above them the visitor is
 * asked to call (status 429). The difference fits into one list (LISTED), so that everyone who
 * writes during a flood is in the next list.
 */
export const TRAPS_PER_HOUR = 250;
export const HELD_PER_HOUR = LISTED + TRAPS_PER_HOUR;

/** Prefix of the marks, one for each message that goes straight to the mailer, in one folder per hour. */
const TAKEN = 'taken/';

/**
 * How long a count from the store stays valid, in milliseconds, and for how many messages of this
 * instance, which are added to it at once. In a flood the host runs many instances, and each must
 * see the others' messages.
 */
const FRESH_MS = 10_000;
const FRESH_FOR = 5;

/** The counts of the current hour (UTC), over all instances of the function. */
export interface Load {
  /** Messages given to the mailer one by one, whatever the outcome. */
  mailed: number;
  /** Messages put aside for a person. */
  held: number;
}

/** Caps for all visitors together, so that a flood cannot use up the mail provider's quota. */
export interface Brake {
  /** Messages mailed one by one per hour; the rest are mailed in a list. */
  mailsPerHour: number;
  /** Returns the counts of the current hour, or zeros if the store cannot be read. Never rejects. */
  load(): Promise<Load>;
  /** Adds one message to this instance's copy of the counts. */
  add(what: keyof Load): void;
  /** Records a message that goes straight to the mailer, for all instances to count. Never rejects. */
  mark(id: string): Promise<void>;
}

/** Returns a brake that counts in the store's register, which all instances share. */
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
        // The count is one short. If the store is down, writing the message itself reports it.
      }
    },
    add(what) {
      if (known) known.added += 1;
      void known?.load.then(
        (load) => (load[what] += 1),
        () => undefined, // the next call of `load` counts again
      );
    },
  };
}

/** The id at the end of a key. Filters out temporary files, which the local store lists too. */
const ID = /[0-9a-f]{32}$/;

/**
 * Counts the hour from the store. Mailed messages are in the marks of this hour's posts and the
 * receipts of this hour's rounds; messages put aside are in the register under the hour they
 * arrived or were last listed.
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
 * Removes the marks of all hours but the current one.
 * @param until when to stop starting new work, in milliseconds since 1970
 */
export async function forgetMarks(store: Store, clock: Clock, until: number): Promise<void> {
  for (const folder of await store.folders(TAKEN)) {
    // Future hours go too: they are left over from a clock that was set back.
    if (folder === `${TAKEN}${hourName(clock.now())}/`) continue;
    for await (const page of store.pages(folder)) {
      await inParallel(page, 8, async (key) => {
        if (clock.now() < until) await store.remove(key);
      });
      if (clock.now() >= until) return;
    }
  }
}

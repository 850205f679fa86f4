import type { Clock } from './clock';
import type { Log } from './log';
import { KEEP_RECEIPT_MS, OFFER_EVERY_MS } from './schedule';
import { hourOf, readPlace } from './shelves';
import { type Store, StoreError } from './store';

/** Messages put aside in an hour; beyond these the visitor is asked to call (status 429). */
export const TRAPS_PER_HOUR = 250;
export const HELD_PER_HOUR = 500;

/** How long a count from the store holds; what this instance adds is counted at once. */
const FRESH_MS = 10_000;

const HOUR = 3_600_000;

/** How much the current hour (UTC) has seen, over all instances of the function. */
export interface Load {
  /** Messages mailed one by one. */
  sent: number;
  /** Messages put aside for a person. */
  held: number;
}

/** Caps for all visitors together, so that no flood uses up the mail provider's quota. */
export interface Brake {
  /** Messages mailed one by one in an hour; what comes beyond them is mailed in a list. */
  mailsPerHour: number;
  /** The current hour so far; nothing where the store cannot say. Never rejects. */
  load(): Promise<Load>;
  /** Adds one message to the count. */
  add(what: keyof Load): void;
}

/** A brake that counts in the register of the store, which all instances share. */
export function createBrake(store: Store, clock: Clock, log: Log, mailsPerHour: number): Brake {
  let known: { at: number; load: Promise<Load> } | undefined;
  return {
    mailsPerHour,
    async load() {
      const now = clock.now();
      const isOld = !known || Math.abs(now - known.at) > FRESH_MS || hour(now) !== hour(known.at);
      if (!known || isOld) known = { at: now, load: count(store, now) };
      const asked = known;
      try {
        return await asked.load;
      } catch (error) {
        // A message is not turned away because it cannot be counted.
        log('warn', 'brake_blind', { code: error instanceof StoreError ? error.code : 'unknown' });
        if (known === asked) known = undefined;
        return { sent: 0, held: 0 };
      }
    },
    add(what) {
      void known?.load.then(
        (load) => (load[what] += 1),
        () => undefined, // the next question counts anew
      );
    },
  };
}

const hour = (time: number): number => Math.floor(time / HOUR);

/** The register holds the hour of every receipt, and of every message put aside or offered since. */
async function count(store: Store, now: number): Promise<Load> {
  const inFolder = async (folder: string): Promise<number> => {
    let found = 0;
    for await (const page of store.pages(folder)) {
      found += page.filter((key) => readPlace(key)).length;
    }
    return found;
  };
  const [sent, ...held] = await Promise.all([
    inFolder(hourOf('sent', now + KEEP_RECEIPT_MS)),
    inFolder(hourOf('flood', now)),
    inFolder(hourOf('quarantine', now)),
    inFolder(hourOf('quarantine', now + OFFER_EVERY_MS)),
  ]);
  return { sent, held: held.reduce((sum, more) => sum + more, 0) };
}

import * as z from 'zod/mini';
import { KEY, keyOf } from './entry';
import { inParallel } from './parallel';
import { type OutboxEdges, reportFault } from './outbox';
import { placeOf, readPlace } from './shelves';
import { StoreError, type Versioned } from './store';

/** The number of parts the store is swept in, by the first two hexadecimal digits of the ids. */
const PARTS = 256;

/** How many parts a round sweeps once every entry has a place: the whole store in 80 minutes. */
const PARTS_A_ROUND = 16;

/** How many parts are listed, and messages looked at, at once. */
const WIDTH = 8;

/** A place that should exist and is this long overdue was never visited, so it is probably missing. */
const LATE_MS = 3_600_000;

const NOTE = 'note/sweep';

const noteSchema = z.object({
  /** The sweep continues with the ids after this text; '' is the start of the store. */
  after: z.string(),
  /** True once every message has had its place. */
  isComplete: z.boolean(),
});

/**
 * Maintains the register by giving places to messages that have none. An earlier version of this
 * site had no register, so the first sweep goes through the whole store; later ones look, part by
 * part, for what is long overdue. A sweep that runs out of time continues where it stopped, even in
 * the middle of a part.
 * @param until when to stop starting new work, in milliseconds since 1970
 * @returns whether every message of the store has had its place
 * @throws {StoreError} if the store cannot be listed, read or written
 */
export async function sweep(edges: OutboxEdges, until: number): Promise<boolean> {
  const { store, clock } = edges;
  const note = await readNote(edges);
  const isLater = note.isComplete;
  let hasBegun = false;
  try {
    for (let left = isLater ? PARTS_A_ROUND : PARTS; left > 0 && clock.now() < until;) {
      const first = parseInt(note.after.slice(0, 2) || '0', 16);
      const { ids, parts, fault } = await list(edges, first, Math.min(WIDTH, left, PARTS - first));
      if (parts === 0 && !hasBegun) throw fault;
      if (parts === 0) break;
      hasBegun = true;
      const rest = ids.filter((id) => id > note.after);
      for (let at = 0; at < rest.length; at += WIDTH) {
        if (clock.now() >= until) return isLater;
        const some = rest.slice(at, at + WIDTH);
        await inParallel(some, WIDTH, (id) => repair(edges, id, isLater));
        note.after = some.at(-1)!;
      }
      left -= parts;
      note.after = first + parts < PARTS ? nameOf(first + parts) : '';
      if (note.after === '') {
        note.isComplete = true;
        if (!isLater) break;
      }
    }
  } finally {
    await store.put(NOTE, JSON.stringify(note));
  }
  return note.isComplete;
}

const nameOf = (part: number): string => part.toString(16).padStart(2, '0');

/**
 * Lists the ids of some parts, in order. If a part cannot be listed, the list ends before it, so
 * that the next one starts with it.
 */
async function list(
  { store }: OutboxEdges,
  first: number,
  width: number,
): Promise<{ ids: string[]; parts: number; fault?: unknown }> {
  const listings = await Promise.allSettled(
    Array.from({ length: width }, (_, at) => store.keys(nameOf(first + at))),
  );
  const ids: string[] = [];
  for (const [parts, listing] of listings.entries()) {
    if (listing.status === 'rejected') return { ids, parts, fault: listing.reason };
    ids.push(...listing.value.map((key) => KEY.exec(key)![1]!).sort());
  }
  return { ids, parts: width };
}

/** Writes one message's place. An unreadable message is logged and keeps the place it has. */
async function repair(edges: OutboxEdges, id: string, isLater: boolean): Promise<void> {
  const { store, clock, log } = edges;
  let found: Versioned | null = null;
  try {
    found = await store.read(keyOf(id));
  } catch (error) {
    reportFault(log, id, error);
    if (!(error instanceof StoreError && error.code === 'entry_unreadable')) throw error;
  }
  const place = found && placeOf(id, found.entry);
  if (!place) return;
  const isLate = readPlace(place)!.dueAt + LATE_MS < clock.now();
  if (!isLater || isLate) await store.put(place, '');
}

async function readNote({ store }: OutboxEdges): Promise<z.infer<typeof noteSchema>> {
  const text = await store.get(NOTE);
  try {
    return noteSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return { after: '', isComplete: false };
  }
}

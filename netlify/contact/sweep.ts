import * as z from 'zod/mini';
import { KEY, keyOf } from './entry';
import { inParallel } from './parallel';
import { type OutboxEdges, reportFault } from './outbox';
import { placeOf, readPlace } from './shelves';
import { StoreError, type Versioned } from './store';

/** The store is swept in so many parts: the first two hexadecimal digits of the ids. */
const PARTS = 256;

/** Parts a round sweeps once every entry has a place: the whole store in 80 minutes. */
const PARTS_A_ROUND = 16;

/** A place this late was never visited, so it is missing. */
const LATE_MS = 3_600_000;

const NOTE = 'note/sweep';

const noteSchema = z.object({ next: z.number(), isComplete: z.boolean() });

/**
 * Looks after the register: gives messages their places that have none. An earlier version of this
 * site kept no register, so the first sweep goes through the whole store; later ones look, part by
 * part, for what is long overdue. A sweep that is not done in time goes on where it ended.
 * @param until when to begin nothing more, in milliseconds since 1970
 * @returns whether every message of the store has had its place; rejects with a StoreError
 */
export async function sweep(edges: OutboxEdges, until: number): Promise<boolean> {
  const { store, clock } = edges;
  const note = await readNote(edges);
  const parts = note.isComplete ? PARTS_A_ROUND : PARTS - note.next;
  const isDone = new Array<boolean>(parts).fill(false);
  const faults: unknown[] = [];
  await inParallel(
    Array.from({ length: parts }, (_, at) => at),
    8,
    async (at) => {
      if (clock.now() >= until) return;
      const start = ((note.next + at) % PARTS).toString(16).padStart(2, '0');
      try {
        for (const key of await store.keys(start)) {
          if (clock.now() >= until) return;
          await repair(edges, KEY.exec(key)![1]!, note.isComplete);
        }
        isDone[at] = true;
      } catch (error) {
        faults.push(error);
      }
    },
  );
  if (faults.length > 0 && !isDone.includes(true)) throw faults[0] as Error;
  const done = isDone.includes(false) ? isDone.indexOf(false) : parts;
  const isComplete = note.isComplete || note.next + done >= PARTS;
  await store.put(NOTE, JSON.stringify({ next: (note.next + done) % PARTS, isComplete }));
  return isComplete;
}

/** Gives one message its place; one that cannot be read is logged and keeps the place it has. */
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
    return { next: 0, isComplete: false };
  }
}

import * as z from 'zod/mini';
import type { Clock } from './clock';
import { readPlace, type Shelf, shelfOf } from './shelves';
import type { Store } from './store';

/** How many messages are in each state; no personal data. */
export interface Counts {
  /** To be mailed. */
  waiting: number;
  /** Those of `waiting` that the provider refuses until a person fixes the cause. */
  refused: number;
  /** Given up: an attempt may have arrived, and no further one is safe. */
  dead: number;
  /** Put aside: looks like a robot, or part of a flood. */
  quarantine: number;
}

const NOTE = 'note/census';

const noteSchema = z.object({ next: z.string(), hours: z.record(z.string(), z.number()) });

const COUNTED: Shelf[] = ['pending', 'refused', 'dead', 'quarantine', 'flood'];

/**
 * Counts the register hour by hour. Folders not counted in time keep their count from the previous
 * round, and the next round continues with them.
 * @param until when to stop listing, in milliseconds since 1970
 * @throws {StoreError} if the store cannot be read or written
 */
export async function census(store: Store, clock: Clock, until: number): Promise<Counts> {
  const note = await readNote(store);
  const folders = (await Promise.all(COUNTED.map((shelf) => store.folders(shelfOf(shelf)))))
    .flat()
    .sort();
  const hours: Record<string, number> = {};
  for (const folder of folders) hours[folder] = note.hours[folder] ?? 0;
  const start = Math.max(
    0,
    folders.findIndex((folder) => folder >= note.next),
  );
  let next = '';
  for (const folder of [...folders.slice(start), ...folders.slice(0, start)]) {
    if (clock.now() >= until) {
      next = folder;
      break;
    }
    const ids = new Set<string>();
    for await (const page of store.pages(folder)) {
      for (const key of page) ids.add(readPlace(key)?.id ?? '');
    }
    ids.delete('');
    hours[folder] = ids.size;
  }
  await store.put(NOTE, JSON.stringify({ next, hours }));
  const total = (shelf: Shelf): number =>
    folders
      .filter((folder) => folder.startsWith(shelfOf(shelf)))
      .reduce((sum, folder) => sum + (hours[folder] ?? 0), 0);
  const refused = total('refused');
  return {
    waiting: total('pending') + refused,
    refused,
    dead: total('dead'),
    quarantine: total('quarantine') + total('flood'),
  };
}

async function readNote(store: Store): Promise<z.infer<typeof noteSchema>> {
  try {
    return noteSchema.parse(JSON.parse((await store.get(NOTE)) ?? ''));
  } catch {
    return { next: '', hours: {} };
  }
}

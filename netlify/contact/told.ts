import * as z from 'zod/mini';
import type { Store } from './store';

const NOTE = 'note/told';

const toldSchema = z.object({
  /** When the last notice was mailed, and when the second channel was last used; 0 for never. */
  mailedAt: z.number(),
  alertedAt: z.number(),
  /** Each list takes an hour from here on; see AT_ONCE. */
  spentUntil: z._default(z.number(), 0),
  /** The office knows that mail fails. */
  isFailureTold: z._default(z.boolean(), false),
  /** The last notice did not go out, so nobody may know what waits. */
  isUntold: z._default(z.boolean(), false),
});

/** What the office has been told and when; no personal data. */
export type Told = z.infer<typeof toldSchema>;

/** Nothing waits, or the first word is still to be said. */
export const NOTHING_TOLD: Told = {
  mailedAt: 0,
  alertedAt: 0,
  spentUntil: 0,
  isFailureTold: false,
  isUntold: false,
};

/** What was told so far. May reject with a StoreError. */
export async function readTold(store: Store): Promise<Told> {
  const text = await store.get(NOTE);
  try {
    return toldSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return NOTHING_TOLD;
  }
}

/** Leaves what was told to the next round and to /api/health. */
export async function writeTold(store: Store, told: Told): Promise<void> {
  await store.put(NOTE, JSON.stringify(told));
}

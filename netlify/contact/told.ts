import * as z from 'zod/mini';
import type { Store } from './store';

const NOTE = 'note/told';

const toldSchema = z.object({
  /** When the last notice was mailed and the second channel last used, in milliseconds since 1970; 0 for never. */
  mailedAt: z.number(),
  alertedAt: z.number(),
  /** Each list adds an hour to this time; see AT_ONCE. */
  spentUntil: z._default(z.number(), 0),
  /** The office knows that mail is failing. */
  isFailureTold: z._default(z.boolean(), false),
  /** The last notice did not go out, so possibly nobody knows what is waiting. */
  isUntold: z._default(z.boolean(), false),
});

/** What the office has been told and when; no personal data. */
export type Told = z.infer<typeof toldSchema>;

/** The state while nothing is waiting, or before the office has been told anything. */
export const NOTHING_TOLD: Told = {
  mailedAt: 0,
  alertedAt: 0,
  spentUntil: 0,
  isFailureTold: false,
  isUntold: false,
};

/** Returns what the office was told so far. May reject with a StoreError. */
export async function readTold(store: Store): Promise<Told> {
  const text = await store.get(NOTE);
  try {
    return toldSchema.parse(JSON.parse(text ?? ''));
  } catch {
    return NOTHING_TOLD;
  }
}

/** Records what was told, for the next round and /api/health. */
export async function writeTold(store: Store, told: Told): Promise<void> {
  await store.put(NOTE, JSON.stringify(told));
}

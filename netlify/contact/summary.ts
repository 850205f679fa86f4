import * as z from 'zod/mini';
import type { Store } from './store';

const NOTE = 'note/summary';

/** The latest time a Date can hold, in milliseconds since 1970. */
const LATEST = 8.64e15;

const summarySchema = z.object({
  /** When the last round ended, in milliseconds since 1970. */
  at: z.number().check(z.gte(0), z.lte(LATEST)),
  waiting: z.number(),
  refused: z.number(),
  dead: z.number(),
  quarantine: z.number(),
  /** Since when every mailing attempt of the rounds has failed, in milliseconds since 1970; 0 while mail goes out. */
  failingSince: z.number(),
});

/** What the last round left: counts and times, no personal data. */
export type Summary = z.infer<typeof summarySchema>;

/** After failing this long (milliseconds), mail needs a person. */
const FAILING_MS = 3_600_000;

/** Rounds are five minutes apart; after this long without one (milliseconds), the schedule is not running. */
const SILENT_MS = 20 * 60_000;

/** True if no round has finished recently. */
export function isSilent(summary: Summary | null, now: number): boolean {
  return !summary || Math.abs(now - summary.at) > SILENT_MS;
}

/** True if mail itself fails: a person has to fix why it is refused, or no attempt has succeeded for an hour. */
export function isMailFailing({ refused, failingSince }: Summary, now: number): boolean {
  return refused > 0 || (failingSince > 0 && now > failingSince + FAILING_MS);
}

/** Reads the last round's note; 'none' before the first round. May reject with a StoreError. */
export async function readNote(store: Store): Promise<Summary | 'none' | 'unreadable'> {
  const text = await store.get(NOTE);
  if (text === null) return 'none';
  try {
    return summarySchema.parse(JSON.parse(text));
  } catch {
    return 'unreadable';
  }
}

/** Returns the last round's summary, or null if there is none or it cannot be read. May reject with a StoreError. */
export async function readSummary(store: Store): Promise<Summary | null> {
  const note = await readNote(store);
  return typeof note === 'string' ? null : note;
}

/** Writes the summary for the next round, the notice to the office and /api/health. */
export async function writeSummary(store: Store, summary: Summary): Promise<void> {
  await store.put(NOTE, JSON.stringify(summary));
}

import * as z from 'zod/mini';
import type { Store } from './store';

const NOTE = 'note/summary';

/** The last moment that a date can hold. */
const LATEST = 8.64e15;

const summarySchema = z.object({
  /** When the last round ended, in milliseconds since 1970. */
  at: z.number().check(z.gte(0), z.lte(LATEST)),
  waiting: z.number(),
  refused: z.number(),
  dead: z.number(),
  quarantine: z.number(),
  /** Since when every attempt of the rounds has failed; 0 while mail goes out. */
  failingSince: z.number(),
});

/** What the last round left: counts and times, no personal data. */
export type Summary = z.infer<typeof summarySchema>;

/** Mail that has failed for so long is a matter for a person. */
const FAILING_MS = 3_600_000;

/** Rounds are five minutes apart; without one for so long the schedule does not run. */
const SILENT_MS = 20 * 60_000;

/** Whether no round has come to its end of late. */
export function isSilent(summary: Summary | null, now: number): boolean {
  return !summary || Math.abs(now - summary.at) > SILENT_MS;
}

/** Whether mail itself fails: refused for a cause to mend, or no attempt got through for an hour. */
export function isMailFailing({ refused, failingSince }: Summary, now: number): boolean {
  return refused > 0 || (failingSince > 0 && now > failingSince + FAILING_MS);
}

/** The note of the last round as it stands: none before the first. May reject with a StoreError. */
export async function readNote(store: Store): Promise<Summary | 'none' | 'unreadable'> {
  const text = await store.get(NOTE);
  if (text === null) return 'none';
  try {
    return summarySchema.parse(JSON.parse(text));
  } catch {
    return 'unreadable';
  }
}

/** The summary of the last round, or null where there is none that can be read. May reject with a StoreError. */
export async function readSummary(store: Store): Promise<Summary | null> {
  const note = await readNote(store);
  return typeof note === 'string' ? null : note;
}

/** Leaves the summary for the next round, the notice to the office and /api/health. */
export async function writeSummary(store: Store, summary: Summary): Promise<void> {
  await store.put(NOTE, JSON.stringify(summary));
}

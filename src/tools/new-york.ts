import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY_MS } from './day';

/** A minute as the clocks of New York show it, YYYY-MM-DDTHH:MM: the time of all places where we test. */
export type LocalMinute = string;

const NEW_YORK = 'America/New_York';
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** How many minutes New York is ahead of UTC at a moment: less than none. */
const ahead = (moment: number): number => tzOffset(NEW_YORK, new Date(moment));

/** What the clocks show at a moment, given in milliseconds since 1970. */
export function localMinute(moment: number): LocalMinute {
  return new Date(moment + ahead(moment) * MINUTE_MS).toISOString().slice(0, 16);
}

/**
 * The moments at which the clocks show a minute: one; none where they skip it in spring; two in fall, the earlier
 * first.
 */
export function momentsOf(minute: LocalMinute): number[] {
  const inUtc = Date.parse(`${minute}Z`);
  // The clocks are changed once in two days at most.
  const offsets = new Set([ahead(inUtc - DAY_MS), ahead(inUtc + DAY_MS)]);
  return [...offsets]
    .map((offset) => inUtc - offset * MINUTE_MS)
    .filter((moment) => localMinute(moment) === minute);
}

/** What the clocks show when so many hours have gone by, of 60 minutes each, whatever was done to the clocks. */
export function hoursAfter(moment: number, hours: number): LocalMinute {
  return localMinute(moment + hours * HOUR_MS);
}

/** Whether the clocks are put forward or back between so many hours from a moment and so many. */
export function clockChange(
  moment: number,
  from: number,
  to: number,
): 'forward' | 'back' | undefined {
  const shift = ahead(moment + to * HOUR_MS) - ahead(moment + from * HOUR_MS);
  if (shift === 0) return undefined;
  return shift > 0 ? 'forward' : 'back';
}

/** The day of a minute. */
export function dayOfMinute(minute: LocalMinute): string {
  return minute.slice(0, 10);
}

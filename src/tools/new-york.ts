import { tzOffset } from '@date-fns/tz/tzOffset';
import { DAY_MS } from './day';

/** A minute as New York's clocks show it, YYYY-MM-DDTHH:MM. All places where we test have this time. */
export type LocalMinute = string;

const NEW_YORK = 'America/New_York';
const HOUR_MS = 3_600_000;
const MINUTE_MS = 60_000;

/** Returns New York's offset from UTC at a moment, in minutes; it is negative. */
const ahead = (moment: number): number => tzOffset(NEW_YORK, new Date(moment));

/** Returns what the clocks show at a moment, given in milliseconds since 1970. */
export function localMinute(moment: number): LocalMinute {
  return new Date(moment + ahead(moment) * MINUTE_MS).toISOString().slice(0, 16);
}

/**
 * Returns the moments, in milliseconds since 1970, at which the clocks show a minute: one; none if they skip it in
 * spring; two in fall, the earlier first.
 */
export function momentsOf(minute: LocalMinute): number[] {
  const inUtc = Date.parse(`${minute}Z`);
  // The clocks change at most once within two days.
  const offsets = new Set([ahead(inUtc - DAY_MS), ahead(inUtc + DAY_MS)]);
  return [...offsets]
    .map((offset) => inUtc - offset * MINUTE_MS)
    .filter((moment) => localMinute(moment) === minute);
}

/** Returns what the clocks show after this many elapsed hours, even if the clocks change in between. */
export function hoursAfter(moment: number, hours: number): LocalMinute {
  return localMinute(moment + hours * HOUR_MS);
}

/** Returns how the clocks change between `from` and `to` hours after a moment, or undefined if they do not. */
export function clockChange(
  moment: number,
  from: number,
  to: number,
): 'forward' | 'back' | undefined {
  const shift = ahead(moment + to * HOUR_MS) - ahead(moment + from * HOUR_MS);
  if (shift === 0) return undefined;
  return shift > 0 ? 'forward' : 'back';
}

/** Returns the day of a minute. */
export function dayOfMinute(minute: LocalMinute): string {
  return minute.slice(0, 10);
}

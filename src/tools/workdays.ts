import { addDays } from './day';
import { holidayOn, weekday } from './holidays';

/** When the office works; days of the week are numbers, 0 for Sunday. */
export type OfficeDays = {
  /** Days of the week with visits. */
  workdays: number[];
  /** Days of the week on which the office answers and books. */
  contactDays: number[];
  /** Days (YYYY-MM-DD) on which it is closed, from its notices. */
  closed: string[];
};

/** True if a day is one of these weekdays, and neither a federal holiday nor a closed day. */
function isKept(day: string, weekdays: readonly number[], closed: readonly string[]): boolean {
  return weekdays.includes(weekday(day)) && holidayOn(day) === undefined && !closed.includes(day);
}

/**
 * Returns the last day, up to the one given, that is one of these weekdays and neither a federal holiday nor a closed
 * day.
 */
export function dayUpTo(
  day: string,
  weekdays: readonly number[],
  closed: readonly string[],
): string {
  let found = day;
  while (!isKept(found, weekdays, closed)) found = addDays(found, -1);
  return found;
}

/** Returns the first such day from the one given on. */
export function dayFrom(
  day: string,
  weekdays: readonly number[],
  closed: readonly string[],
): string {
  let found = day;
  while (!isKept(found, weekdays, closed)) found = addDays(found, 1);
  return found;
}

import { addDays } from './day';
import { holidayOn, weekday } from './holidays';

/** Days of the week, 0 for Sunday. */
export type OfficeDays = {
  /** On which the office works: visits are on these. */
  workdays: number[];
  /** On which it answers and books. */
  contactDays: number[];
  /** Days on which it is closed, as its notices say. */
  closed: string[];
};

/** None of these weekdays is kept on a federal holiday, or while the office is closed. */
function isKept(day: string, weekdays: readonly number[], closed: readonly string[]): boolean {
  return weekdays.includes(weekday(day)) && holidayOn(day) === undefined && !closed.includes(day);
}

/** The last of these weekdays, on a day or before it, that is no federal holiday and no closed day. */
export function dayUpTo(
  day: string,
  weekdays: readonly number[],
  closed: readonly string[],
): string {
  let found = day;
  while (!isKept(found, weekdays, closed)) found = addDays(found, -1);
  return found;
}

/** The first of them, on a day or after it. */
export function dayFrom(
  day: string,
  weekdays: readonly number[],
  closed: readonly string[],
): string {
  let found = day;
  while (!isKept(found, weekdays, closed)) found = addDays(found, 1);
  return found;
}

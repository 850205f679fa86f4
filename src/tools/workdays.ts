import { addDays } from './day';
import { holidayOn, weekday } from './holidays';

/** Days of the week, 0 for Sunday. */
export type OfficeDays = {
  /** On which the office works: visits are on these. */
  workdays: number[];
  /** On which it answers and books. */
  contactDays: number[];
};

/** None of these weekdays is kept on a federal holiday. */
function isKept(day: string, weekdays: readonly number[]): boolean {
  return weekdays.includes(weekday(day)) && holidayOn(day) === undefined;
}

/** The last of these weekdays, on a day or before it, that is no federal holiday. */
export function dayUpTo(day: string, weekdays: readonly number[]): string {
  let found = day;
  while (!isKept(found, weekdays)) found = addDays(found, -1);
  return found;
}

/** The first of them, on a day or after it. */
export function dayFrom(day: string, weekdays: readonly number[]): string {
  let found = day;
  while (!isKept(found, weekdays)) found = addDays(found, 1);
  return found;
}

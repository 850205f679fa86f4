import { company } from '../../data';
import { DAYS } from '../../data/days';
import type { Company } from '../../data/schema';
import { addDays } from './day';
import { holidayOn, weekday } from './holidays';

/** Days of the week, 0 for Sunday. */
export type OfficeDays = {
  /** On which the office works: visits are on these. */
  workdays: number[];
  /** On which it answers and books. */
  contactDays: number[];
};

/** The days of the week that `company.json` names. */
export function officeDays({ openingHours }: Company = company): OfficeDays {
  const workdays = openingHours.office.flatMap(({ from, to }) => weekdaysBetween(from, to));
  return {
    workdays,
    contactDays: [...new Set([...workdays, ...weekdaysIn(openingHours.contactDays)])],
  };
}

/** The days of the week that words name, such as "Monday to Friday and Sunday"; what is no day is passed over. */
export function weekdaysIn(words: string): number[] {
  const name = DAYS.join('|');
  return [
    ...words.matchAll(RegExp(`(${name})(?:\\s*(?:to|through|–|-)\\s*(${name}))?`, 'g')),
  ].flatMap(([, from = '', to = from]) => weekdaysBetween(from, to));
}

/** The days of the week from one to another, around Sunday if need be. */
function weekdaysBetween(from: string, to: string): number[] {
  const names: readonly string[] = DAYS;
  // In JavaScript a week begins with Sunday.
  const [first = 0, last = 0] = [from, to].map((day) => (names.indexOf(day) + 1) % 7);
  const count = (last - first + 7) % 7;
  return Array.from({ length: count + 1 }, (_, index) => (first + index) % 7);
}

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

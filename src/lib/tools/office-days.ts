import { company } from '../../data';
import { DAYS } from '../../data/days';
import type { Company } from '../../data/schema';
import type { OfficeDays } from './workdays';

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

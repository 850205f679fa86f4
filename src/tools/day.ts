import { isRealDate } from '../data/real-date';

/**
 * Calendar days as ISO texts ("2026-03-31"), which compare as texts do. A day has no hour and no zone: sums are made
 * in UTC, where every day has 24 hours, so that daylight saving time cannot move one.
 */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** Outside these years a day is a slip of typing. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** A day in milliseconds, in UTC. */
export const DAY_MS = 86_400_000;

/** Whether a text is a day that the calendar has, between 1900 and 2199. */
export function isDay(text: string): boolean {
  const [, year = ''] = DAY.exec(text) ?? [];
  if (year === '' || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return false;
  return isRealDate(text);
}

/** The day so many days later, or earlier where the count is below 0. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The same day of another year; February 29 becomes February 28 where the year has none. */
export function addYears(day: string, years: number): string {
  const same = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isRealDate(same) ? same : same.replace(/29$/, '28');
}

/** Whether something of one day is less than so many years old on another. On its anniversary it no longer is. */
export function isYounger(made: string, years: number, on: string): boolean {
  return addYears(made, years) > on;
}

/** The first day of which something is still less than so many years old on the day given. */
export function oldestDay(on: string, years: number): string {
  const first = addDays(addYears(on, -years), 1);
  // A February 29 has its anniversary a day early.
  return isYounger(first, years, on) ? first : addDays(first, 1);
}

/** The last day on which something of one day is less than so many years old. */
export function lastDay(made: string, years: number): string {
  return addDays(addYears(made, years), -1);
}

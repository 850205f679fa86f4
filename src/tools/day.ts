import { isRealDate } from '../data/real-date';

/**
 * Calendar days as ISO strings ("2026-03-31"), which compare as strings do. A day has no hour and no zone: arithmetic
 * is in UTC, where every day has 24 hours, so that daylight saving time cannot move one.
 */

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** A day outside these years is a typing error. */
const FIRST_YEAR = 1900;
const LAST_YEAR = 2199;

/** A day in milliseconds. */
export const DAY_MS = 86_400_000;

/** True if a text is a day that the calendar has, from 1900 to 2199. */
export function isDay(text: string): boolean {
  const [, year = ''] = DAY.exec(text) ?? [];
  if (year === '' || Number(year) < FIRST_YEAR || Number(year) > LAST_YEAR) return false;
  return isRealDate(text);
}

/** Returns the day that many days later, or earlier if the count is negative. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 10);
}

/** Returns the same day of another year; February 29 becomes February 28 in a year without one. */
export function addYears(day: string, years: number): string {
  const same = `${Number(day.slice(0, 4)) + years}${day.slice(4)}`;
  return isRealDate(same) ? same : same.replace(/29$/, '28');
}

/** True if something made on one day is less than `years` old on another. On its anniversary it no longer is. */
export function isYounger(made: string, years: number, on: string): boolean {
  return addYears(made, years) > on;
}

/** Returns the first day on which something can be made that is still less than `years` old on the day given. */
export function oldestDay(on: string, years: number): string {
  const first = addDays(addYears(on, -years), 1);
  // A February 29 has its anniversary a day early.
  return isYounger(first, years, on) ? first : addDays(first, 1);
}

/** Returns the last day on which something made on the day given is less than `years` old. */
export function lastDay(made: string, years: number): string {
  return addDays(addYears(made, years), -1);
}

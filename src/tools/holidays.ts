import { addDays } from './day';

/** The holidays of 5 U.S.C. 6103 (a), and of (c) in the counties around Washington. */
export type Holiday =
  | 'newYear'
  | 'king'
  | 'inauguration'
  | 'washington'
  | 'memorial'
  | 'juneteenth'
  | 'independence'
  | 'labor'
  | 'columbus'
  | 'veterans'
  | 'thanksgiving'
  | 'christmas';

const SUNDAY = 0;
const MONDAY = 1;
const THURSDAY = 4;
const SATURDAY = 6;

/** Holidays on the same date every year, as MM-DD. */
const FIXED: [Holiday, string][] = [
  ['newYear', '01-01'],
  ['juneteenth', '06-19'],
  ['independence', '07-04'],
  ['veterans', '11-11'],
  ['christmas', '12-25'],
];

/** Holidays on a day of the week: the first such day on or after this date (MM-DD). */
const MOVING: [Holiday, day: number, from: string][] = [
  ['king', MONDAY, '01-15'],
  ['washington', MONDAY, '02-15'],
  ['memorial', MONDAY, '05-25'],
  ['labor', MONDAY, '09-01'],
  ['columbus', MONDAY, '10-08'],
  ['thanksgiving', THURSDAY, '11-22'],
];

/** Returns the day of the week, 0 for Sunday as in `Date`. */
export function weekday(day: string): number {
  return new Date(`${day}T00:00:00Z`).getUTCDay();
}

/**
 * Returns the days of a holiday: one on a Saturday is also observed on the Friday before it (6103 (b)), one on a Sunday
 * on the Monday after.
 */
function kept(day: string): string[] {
  if (weekday(day) === SATURDAY) return [day, addDays(day, -1)];
  return weekday(day) === SUNDAY ? [day, addDays(day, 1)] : [day];
}

/** Returns the first such day of the week on or after a day. */
function nextWeekday(from: string, which: number): string {
  return addDays(from, (which - weekday(from) + 7) % 7);
}

/**
 * Returns Inauguration Day, a holiday in and around Washington every fourth year after 1965; a Sunday moves it to the
 * next day.
 */
function inauguration(year: number): string[] {
  if (year % 4 !== 1) return [];
  const day = `${year}-01-20`;
  return [weekday(day) === SUNDAY ? addDays(day, 1) : day];
}

/** Holidays by year, computed once: a plan asks for each of its days. */
const years: Record<number, Readonly<Record<string, Holiday>>> = {};

/** Returns the holidays of a year, by day. */
function holidaysOf(year: number): Readonly<Record<string, Holiday>> {
  return (years[year] ??= Object.fromEntries([
    ...FIXED.flatMap(([name, date]) => kept(`${year}-${date}`).map((day) => [day, name])),
    ...inauguration(year).map((day) => [day, 'inauguration']),
    ...MOVING.map(([name, which, from]) => [nextWeekday(`${year}-${from}`, which), name]),
  ]));
}

/** Returns the federal holiday on a day, or observed on it. New Year's Day may be observed in the year before. */
export function holidayOn(day: string): Holiday | undefined {
  const year = Number(day.slice(0, 4));
  return holidaysOf(year)[day] ?? holidaysOf(year + 1)[day];
}

/** True if a day is a Saturday or Sunday. */
export function isWeekend(day: string): boolean {
  return weekday(day) === SATURDAY || weekday(day) === SUNDAY;
}

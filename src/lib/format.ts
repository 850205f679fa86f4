import type { Quantity } from '../data/fields';

/** A price in whole dollars as people read it: 165 becomes "$165", 1650 "$1,650". */
export function usd(amount: number): string {
  return `$${number(amount)}`;
}

/** Making a format takes a hundred times as long as using it. */
const FORMATS = new Map<string, Intl.NumberFormat>();

function formatOf(decimals: number, locale: string): Intl.NumberFormat {
  const known = FORMATS.get(`${locale} ${decimals}`);
  if (known) return known;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  const format = new Intl.NumberFormat(locale, digits);
  FORMATS.set(`${locale} ${decimals}`, format);
  return format;
}

/** A number with thousands separators and a fixed count of decimals: (4, 1) becomes "4.0". */
export function number(value: number, decimals = 0, locale = 'en-US'): string {
  return formatOf(decimals, locale).format(value);
}

/** The figure of a quantity without its unit: "48", "4.0", "4 to 6", "about 3". */
export function figure({ value, max, decimals, about }: Quantity): string {
  const range = max === undefined ? '' : ` to ${number(max, decimals)}`;
  return `${about ? 'about ' : ''}${number(value, decimals)}${range}`;
}

/** Keeps a number and what it counts on one line. */
const UNBROKEN = '\u00A0';

/** A longer unit ("microseconds") may have a line to itself, or a narrow table could not hold it. */
const SHORT_UNIT = 8;

/** A quantity with its unit, not to be broken before a short one: "48 hours", "4.0 pCi/L", "4 to 6 hours". */
export function quantity(fact: Quantity): string {
  const joint = fact.unit.length <= SHORT_UNIT ? UNBROKEN : ' ';
  return `${figure(fact)}${joint}${fact.unit}`;
}

/** An ISO date (YYYY-MM-DD) in words, its month and day not to be parted: "July 1, 2023". */
export function longDate(iso: string, locale = 'en-US'): string {
  const words = dateFormatOf(locale).format(new Date(`${iso}T00:00:00Z`));
  return words.replace(' ', UNBROKEN);
}

/** An ISO date with its day of the week: "Friday, July 1, 2023". */
export function weekdayDate(iso: string, locale = 'en-US'): string {
  const day = new Date(`${iso}T00:00:00Z`);
  const name = day.toLocaleDateString(locale, { timeZone: 'UTC', weekday: 'long' });
  return `${name}, ${longDate(iso, locale)}`;
}

const DATE_FORMATS = new Map<string, Intl.DateTimeFormat>();

function dateFormatOf(locale: string): Intl.DateTimeFormat {
  const known = DATE_FORMATS.get(locale);
  if (known) return known;
  const format = new Intl.DateTimeFormat(locale, { timeZone: 'UTC', dateStyle: 'long' });
  DATE_FORMATS.set(locale, format);
  return format;
}

/** An ISO day and time (YYYY-MM-DDTHH:MM) as Americans write it: "March 2, 2026, 10:00 AM". */
export function dayAndTime(iso: string, locale = 'en-US', dayInWords = longDate): string {
  const time = new Date(`${iso}:00Z`).toLocaleTimeString(locale, {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
  });
  return `${dayInWords(iso.slice(0, 10), locale)}, ${time.replace(/\s/, UNBROKEN)}`;
}

/** The month of an ISO date: "October 2025". */
export function monthYear(iso: string): string {
  return new Date(`${iso.slice(0, 10)}T00:00:00Z`).toLocaleDateString('en-US', {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
  });
}

/** "A, B and C", or with another joint "A, B or C". */
export function list(items: readonly string[], joint = 'and'): string {
  return items.length < 2
    ? items.join('')
    : `${items.slice(0, -1).join(', ')} ${joint} ${items.at(-1) ?? ''}`;
}

import type { Quantity } from '../data/fields';
import { isSign, unitWord, wordsOf } from '../languages/format-words';
import { PAGE_LANGUAGE } from '../languages/page-language';

/** Cached by decimals: creating a format takes a hundred times as long as using it. */
const FORMATS = new Map<number, Intl.NumberFormat>();

function formatOf(decimals: number): Intl.NumberFormat {
  const known = FORMATS.get(decimals);
  if (known) return known;
  const digits = { minimumFractionDigits: decimals, maximumFractionDigits: decimals };
  // In this country lab reports, bills and signs have a decimal point, whatever language people read.
  const format = new Intl.NumberFormat('en-US', digits);
  FORMATS.set(decimals, format);
  return format;
}

/** A no-break space, which keeps a number and its unit on one line. */
const UNBROKEN = '\u00A0';

/**
 * A number with the language's thousands separator and a fixed number of decimals after a point: (4, 1) becomes "4.0".
 */
export function number(value: number, decimals = 0, language = PAGE_LANGUAGE): string {
  const { thousands, thousand } = wordsOf(language);
  const isRound = decimals === 0 && value >= 1000 && value < 1e6 && value % 1000 === 0;
  if (thousand !== undefined && isRound) return `${value / 1000}${UNBROKEN}${thousand}`;
  return formatOf(decimals)
    .formatToParts(value)
    .map((part) => (part.type === 'group' ? thousands : part.value))
    .join('');
}

/** A price in whole dollars, the same in every language: 165 becomes "$165", 1650 "$1,650". */
export function usd(amount: number): string {
  return `$${formatOf(0).format(amount)}`;
}

/** The figure of a quantity without its unit: "48", "4.0", "4 to 6", "about 3". */
export function figure(fact: Quantity, language = PAGE_LANGUAGE): string {
  const { value, max, about, unit } = fact;
  const { range, about: nearly, decimals } = wordsOf(language);
  const say = (one: number): string => {
    const words = number(one, fact.decimals, language);
    return isSign(unit) ? words : words.replace('.', decimals);
  };
  const span = max === undefined ? say(value) : range(say(value), say(max));
  return about ? nearly(span) : span;
}

/**
 * In characters. A longer unit ("microseconds") may go to the next line; otherwise a narrow table could not hold it.
 */
const SHORT_UNIT = 8;

/**
 * A quantity with its unit, without a line break before a short unit: "48 hours", "4.0 pCi/L", "4 to 6 hours".
 *
 * @throws Error if the language has no word for the unit
 */
export function quantity(fact: Quantity, language = PAGE_LANGUAGE): string {
  const unit = unitWord(fact.unit, fact.max ?? fact.value, language);
  const joint = unit.length <= SHORT_UNIT ? UNBROKEN : ' ';
  return `${figure(fact, language)}${joint}${unit}`;
}

/**
 * An ISO date (YYYY-MM-DD) in words, without a line break between month and day: "July 1, 2023", "1 de julio de 2023".
 */
export function longDate(iso: string, language = PAGE_LANGUAGE): string {
  const parts = dateFormatOf(language).formatToParts(new Date(`${iso}T00:00:00Z`));
  const place = (kind: string): number => parts.findIndex(({ type }) => type === kind);
  const [first, last] = [place('day'), place('month')].sort((a, b) => a - b);
  return parts
    .map(({ type, value }, index) => {
      if (type === 'day' && value === '1') return wordsOf(language).first;
      return index > (first ?? 0) && index < (last ?? 0) ? value.replaceAll(' ', UNBROKEN) : value;
    })
    .join('');
}

/** An ISO date in words, with its weekday: "Friday, July 1, 2023". */
export function weekdayDate(iso: string, language = PAGE_LANGUAGE): string {
  const day = new Date(`${iso}T00:00:00Z`);
  const name = day.toLocaleDateString(language, { timeZone: 'UTC', weekday: 'long' });
  return wordsOf(language).weekday(name, longDate(iso, language));
}

const DATE_FORMATS = new Map<string, Intl.DateTimeFormat>();

function dateFormatOf(language: string): Intl.DateTimeFormat {
  const known = DATE_FORMATS.get(language);
  if (known) return known;
  const format = new Intl.DateTimeFormat(language, { timeZone: 'UTC', dateStyle: 'long' });
  DATE_FORMATS.set(language, format);
  return format;
}

/** Removes the points of "p. m.", which would double a period after it: "9:00 p. m." becomes "9:00 pm". */
export const withoutPoints = (time: string): string => time.replace(/([ap])\.\s?m\./, '$1m');

/** A time (HH:MM) in words: "10:00 AM". */
export function hourOf(hour: string, language = PAGE_LANGUAGE): string {
  const time = new Date(`2026-01-01T${hour}:00Z`).toLocaleTimeString(language, {
    timeZone: 'UTC',
    hour: 'numeric',
    minute: '2-digit',
    // Reads "12:00 noon", since some take "12:00 PM" for midnight.
    ...(hour === '12:00' && { dayPeriod: 'short' }),
  });
  return withoutPoints(time).replace(/\s/, UNBROKEN);
}

/** An ISO date and time (YYYY-MM-DDTHH:MM) in words: "March 2, 2026, 10:00 AM". */
export function dayAndTime(iso: string, language = PAGE_LANGUAGE, dayInWords = longDate): string {
  return `${dayInWords(iso.slice(0, 10), language)}, ${hourOf(iso.slice(11), language)}`;
}

/** The month of an ISO date: "October 2025". */
export function monthYear(iso: string, language = PAGE_LANGUAGE): string {
  return new Date(`${iso.slice(0, 10)}T00:00:00Z`).toLocaleDateString(language, {
    timeZone: 'UTC',
    year: 'numeric',
    month: 'long',
  });
}

/**
 * A place from the data in a language: "Montgomery County" becomes "Condado de Montgomery", also after a town and a
 * comma.
 */
export function placeName(name: string, language = PAGE_LANGUAGE): string {
  const { county } = wordsOf(language);
  return name
    .split(', ')
    .map((part) => (part.endsWith(' County') ? county(part.slice(0, -' County'.length)) : part))
    .join(', ');
}

/** "A, B and C", or with the other joint "A, B or C". */
export function list(
  items: readonly string[],
  joint: 'and' | 'or' = 'and',
  language = PAGE_LANGUAGE,
): string {
  const type = joint === 'and' ? 'conjunction' : 'disjunction';
  // American English in `Intl` has a comma before the "and"; this site's texts do not.
  const style = language === 'en-US' ? 'en-GB' : language;
  return new Intl.ListFormat(style, { type }).format(items);
}

import { isRealDate } from '../../data/real-date';
import words from '../words/direct.json';
import { plain, wordSet, wordsIn } from './read';

/** A day that somebody typed. */
export interface Day {
  kind: 'day';
  /** YYYY-MM-DD; if no year was typed, the next such day. */
  day: string;
  /** The last such day, for something in the past; the same as `day` if a year was typed. */
  last: string;
}

const BESIDE = wordSet(words.beside);
const LANGUAGES = ['en', 'es', 'pt'];
/** Fewer letters may start any word. */
const LEAST_LETTERS = 3;
/** A two-digit number after "Dec 15" is its year if it is at most this many years away; any other may be a result. */
const NEAR_YEARS = 2;

const named = (options: Intl.DateTimeFormatOptions, days: readonly number[]): string[][] =>
  LANGUAGES.map((language) =>
    days.map((time) =>
      plain(new Date(time).toLocaleDateString(language, { timeZone: 'UTC', ...options })),
    ),
  );

const DAY_MS = 86_400_000;

/**
 * Returns the names of months and of days of the week in all languages, because readers of English may write Spanish.
 * They are made on the first call.
 */
const names = (() => {
  let made: { months: string[][]; weekdays: string[][] } | undefined;
  return () =>
    (made ??= {
      months: named(
        { month: 'long' },
        Array.from({ length: 12 }, (_, i) => Date.UTC(2001, i, 1)),
      ),
      weekdays: named(
        { weekday: 'long' },
        Array.from({ length: 7 }, (_, i) => i * DAY_MS),
      ),
    });
})();

/** Returns 1 to 12 for "Dec", "diciembre" or "dez"; no abbreviation means different months in two languages. */
function monthOf(word: string): number | undefined {
  if (word.length < LEAST_LETTERS) return undefined;
  const at = names()
    .months.map((months) => months.findIndex((name) => name.startsWith(word)))
    .find((index) => index >= 0);
  return at === undefined ? undefined : at + 1;
}

const isWeekday = (word: string): boolean =>
  word.length >= LEAST_LETTERS &&
  names().weekdays.some((days) => days.some((name) => name.startsWith(word)));

interface Parts {
  month: number;
  day: number;
  year?: number | undefined;
}

/**
 * Reads a day as people type it: "12/15", "Dec 15", "15 de diciembre", "2026-12-15", "settlement Dec 15". "5.2" is not
 * one.
 *
 * @param isDayFirst true if 5/12 is December 5, as in Spanish and Portuguese
 * @param today as YYYY-MM-DD
 */
export function dayOf(text: string, isDayFirst: boolean, today: string): Day | undefined {
  const now = Number(today.slice(0, 4));
  const parts = partsOf(plain(text), isDayFirst, now);
  if (!parts) return undefined;
  const { year } = parts;
  // A February 29 may be years away.
  const years = year === undefined ? [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => now + i) : [year];
  const day = years.map((one) => iso(parts, one)).find((one) => isKnown(one, year, today));
  if (day === undefined) return undefined;
  const before = [0, 1, 2, 3, 4, 5, 6, 7, 8].map((i) => iso(parts, now - i));
  const last = year === undefined ? before.find((one) => isRealDate(one) && one <= today) : day;
  return { kind: 'day', day, last: last ?? day };
}

const isKnown = (day: string, year: number | undefined, today: string): boolean =>
  isRealDate(day) && (year !== undefined || day >= today);

const iso = ({ month, day }: Parts, year: number): string =>
  `${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}`;

function partsOf(text: string, isDayFirst: boolean, now: number): Parts | undefined {
  const figures = inFigures(text, isDayFirst);
  const { parts, rest } = figures ?? inWords(text, now);
  if (!parts) return undefined;
  const isOnly = rest.every((word) => BESIDE.has(word) || isWeekday(word));
  return isOnly ? parts : undefined;
}

type Read = { parts: Parts | undefined; rest: string[] };

/** "2026-12-15", "12/15", "12/15/26", "12-15-2026". */
function inFigures(text: string, isDayFirst: boolean): Read | undefined {
  const found =
    /(?<![\d/.-])(?:(\d{4})-(\d{1,2})-(\d{1,2})|(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?)(?![\d/-]|\.\d)/.exec(
      text,
    );
  if (!found) return undefined;
  const [whole, isoYear, isoMonth, isoDay, a, b, short] = found;
  const rest = wordsIn(text.replace(whole, ' '));
  if (isoYear !== undefined)
    return { parts: { year: Number(isoYear), month: Number(isoMonth), day: Number(isoDay) }, rest };
  const [first, second] = [Number(a), Number(b)];
  // What cannot be a month is the day.
  const isTurned = isDayFirst ? second <= 12 : first > 12;
  const [month, day] = isTurned ? [second, first] : [first, second];
  return { parts: { month, day, year: yearOf(short) }, rest };
}

/** "Dec 15", "December 15th, 2026", "15 de diciembre", "Dec 15 26". */
function inWords(text: string, now: number): Read {
  const all = wordsIn(text.replace(/(\d)(st|nd|rd|th|º|o)\b/g, '$1'));
  const month = all.find((word) => monthOf(word) !== undefined);
  const numbers = all.filter((word) => /^(\d{1,2}|\d{4})$/.test(word));
  const isTold = (word: string): boolean => word === month || numbers.includes(word);
  const [day, year, ...more] = [...numbers].sort((a, b) => a.length - b.length);
  if (month === undefined || day === undefined || day.length > 2 || more.length > 0)
    return { parts: undefined, rest: [] };
  const isYear =
    year?.length !== 2 ||
    (all.findLast(isTold) === year && Math.abs(Number(yearOf(year)) - now) <= NEAR_YEARS);
  if (!isYear) return { parts: undefined, rest: [] };
  return {
    parts: { month: monthOf(month) ?? 0, day: Number(day), year: yearOf(year) },
    rest: all.filter((word) => !isTold(word)),
  };
}

const yearOf = (typed: string | undefined): number | undefined =>
  typed === undefined ? undefined : Number(typed.length === 2 ? `20${typed}` : typed);

import { DAYS } from '../data/days';
import { wordsOf } from '../languages/format-words';

/**
 * The weekdays named in words, for example "Monday to Friday and Sunday", as `Date` numbers them (0 is Sunday).
 * Anything that is not a day is ignored.
 */
export function weekdaysIn(words: string): number[] {
  return spansIn(words).flatMap(([from, to]) => weekdaysBetween(from, to));
}

/** The weekdays from one to another (0 is Sunday), across the end of the week if necessary. */
export function weekdaysBetween(from: string, to: string): number[] {
  const names: readonly string[] = DAYS;
  // In JavaScript a week begins with Sunday.
  const [first = 0, last = 0] = [from, to].map((day) => (names.indexOf(day) + 1) % 7);
  const count = (last - first + 7) % 7;
  return Array.from({ length: count + 1 }, (_, index) => (first + index) % 7);
}

/** The first and last day of each run of days in the words; for a single day they are the same. */
function spansIn(words: string): [from: string, to: string][] {
  const name = DAYS.join('|');
  return [...words.matchAll(RegExp(`(${name})(?:\\s*(?:to|through|–|-)\\s*(${name}))?`, 'g'))].map(
    ([, from = '', to = from]) => [from, to],
  );
}

/** The name of a weekday in a language: "Monday" becomes "lunes". */
export function dayName(day: string, language: string): string {
  // January 5, 1970 was a Monday, with which DAYS begins.
  const date = new Date(Date.UTC(1970, 0, 5 + (DAYS as readonly string[]).indexOf(day)));
  return date.toLocaleDateString(language, { timeZone: 'UTC', weekday: 'long' });
}

/**
 * Days in words, in a language.
 *
 * @param words as in `company.json`, for example "Monday to Saturday"; English returns them unchanged
 * @param language BCP 47 tag, for example "es-US"
 */
export function daysInWords(words: string, language: string): string {
  if (language.startsWith('en')) return words;
  const { days } = wordsOf(language);
  const said = spansIn(words).map(([from, to]) =>
    from === to ? dayName(from, language) : days(dayName(from, language), dayName(to, language)),
  );
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(said);
}

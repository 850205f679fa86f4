import { DAYS } from '../data/days';
import { wordsOf } from '../languages/format-words';

/** The days of the week that words name, such as "Monday to Friday and Sunday"; what is no day is passed over. */
export function weekdaysIn(words: string): number[] {
  return spansIn(words).flatMap(([from, to]) => weekdaysBetween(from, to));
}

/** The days of the week from one to another, around Sunday if need be. */
export function weekdaysBetween(from: string, to: string): number[] {
  const names: readonly string[] = DAYS;
  // In JavaScript a week begins with Sunday.
  const [first = 0, last = 0] = [from, to].map((day) => (names.indexOf(day) + 1) % 7);
  const count = (last - first + 7) % 7;
  return Array.from({ length: count + 1 }, (_, index) => (first + index) % 7);
}

/** From which day to which, for each run of days that words name; a single day is both. */
function spansIn(words: string): [from: string, to: string][] {
  const name = DAYS.join('|');
  return [...words.matchAll(RegExp(`(${name})(?:\\s*(?:to|through|–|-)\\s*(${name}))?`, 'g'))].map(
    ([, from = '', to = from]) => [from, to],
  );
}

/** A day of the week in a language: "Monday", "lunes". */
export function dayName(day: string, language: string): string {
  // The fifth of January 1970 was a Monday, with which the list of days begins.
  const date = new Date(Date.UTC(1970, 0, 5 + (DAYS as readonly string[]).indexOf(day)));
  return date.toLocaleDateString(language, { timeZone: 'UTC', weekday: 'long' });
}

/**
 * Days as a language says them.
 *
 * @param words as `company.json` has them, such as "Monday to Saturday", which is what English says
 * @param language such as "es-US"
 */
export function daysInWords(words: string, language: string): string {
  if (language.startsWith('en')) return words;
  const { days } = wordsOf(language);
  const said = spansIn(words).map(([from, to]) =>
    from === to ? dayName(from, language) : days(dayName(from, language), dayName(to, language)),
  );
  return new Intl.ListFormat(language, { type: 'conjunction' }).format(said);
}

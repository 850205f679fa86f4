import { areas, company, laws, people } from '../../../src/data';
import {
  list,
  longDate,
  monthYear,
  placeName,
  quantity,
  weekdayDate,
} from '../../../src/lib/format';
import { hoursInWords } from '../../../src/lib/hours';
import { languageName } from '../../../src/languages/language-name';

/** Symbols, key names and proper names that no language translates. */
const SIGNS =
  'pCi Bq Rn Po Pb Bi Control Meta SPECIMEN Instagram Facebook LinkedIn MD DC VA Washington';

const UNITS = [
  'microseconds minutes hours days year years components deaths homes samples units',
  'sq ft',
].flatMap((line) => (line === 'sq ft' ? [line] : line.split(' ')));

/**
 * Returns what code formats in a language without a translator: dates, hours, units, lists, and place and language
 * names.
 */
function written(language: string): string[] {
  const months = Array.from({ length: 12 }, (_, month) => {
    const day = `2026-${String(month + 1).padStart(2, '0')}-01`;
    return [longDate(day, language), monthYear(day, language)];
  });
  const week = [1, 2, 3, 4, 5, 6, 7].map((day) => weekdayDate(`2026-03-0${day}`, language));
  const units = UNITS.flatMap((unit) => [
    quantity({ value: 1, unit }, language),
    quantity({ value: 2, max: 3, unit, about: true }, language),
  ]);
  return [
    ...months.flat(),
    ...week,
    ...units,
    list(['', '', ''], 'and', language),
    list(['', '', ''], 'or', language),
    hoursInWords(company.openingHours.office, language),
    ...areas.areas.map(({ name }) => placeName(name, language)),
    ...company.languages.map((one) => languageName(one, language)),
  ];
}

/**
 * Returns the words that may be on a page without a mark: names of people, companies and places, and what code formats
 * in the page's language.
 *
 * @param language the page's language tag, for example `es-US`
 */
export function namesIn(language: string): ReadonlySet<string> {
  const { name, legalName, address, sisterCompany } = company;
  const texts = [
    SIGNS,
    name,
    legalName,
    sisterCompany.name,
    ...Object.values(address),
    ...Object.values(people).map((person) => person.name),
    // Initials, which are drawn where there is no portrait.
    ...Object.values(people).map((person) => person.name.replace(/(?<=\b\p{L})\p{L}+|\s/gu, '')),
    ...areas.areas.flatMap((area) => [area.name, ...(area.towns ?? [])]),
    ...Object.values(laws).flatMap(({ exemptPlaces = [] }) => exemptPlaces),
    ...written(language),
  ];
  const words = texts.flatMap((text) => text.normalize('NFC').match(/[\p{L}\p{M}]{2,}/gu) ?? []);
  return new Set(words.map((word) => word.toLowerCase()));
}

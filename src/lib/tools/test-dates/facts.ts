import { company, radon } from '../../../data';
import { DAYS } from '../../../data/days';
import type { Company, Radon } from '../../../data/schema';
import { lawFacts, type LawFacts, type Side } from '../law/facts';

/** What a test is planned for. */
export const OCCASIONS = ['sale', 'lease'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** The side of a law that an occasion is on. */
export const sideOf = (occasion: Occasion): Side => (occasion === 'sale' ? 'sale' : 'rental');

/** What the planner needs of the facts. */
export type DatesFacts = {
  /** Days, of 24 hours, that a test takes: usually, and in severe weather. */
  testDays: number;
  stormDays: number;
  /** The days of the week on which the office works, 0 for Sunday. */
  workdays: number[];
  /** The days of the week on which the office answers and books. */
  contactDays: number[];
  /** Whose law holds where, and how long a test counts by it. */
  law: LawFacts;
  retest: {
    routine: { least: number; most: number };
    standard: number;
    system: number;
    water: number;
    treatedWater: number;
    mitigationDays: { least: number; suggested: number; most: number };
  };
};

/** The facts that the planner needs. */
export function datesFacts(
  law: LawFacts = lawFacts(),
  { test, retest, mitigation, water }: Radon = radon,
  { openingHours }: Company = company,
): DatesFacts {
  const workdays = openingHours.office.flatMap(({ from, to }) => weekdaysBetween(from, to));
  return {
    testDays: Math.ceil(test.minimum.value / 24),
    stormDays: test.severeWeatherDays.value,
    workdays,
    contactDays: [...new Set([...workdays, ...weekdaysIn(openingHours.contactDays)])],
    law,
    retest: {
      routine: { least: retest.every.value, most: retest.every.max ?? retest.every.value },
      standard: retest.standardMaximum.value,
      system: retest.withMitigation.value,
      water: water.retest.value,
      treatedWater: water.retestTreated.value,
      mitigationDays: {
        least: Math.ceil(mitigation.retestAfter.value / 24),
        suggested: mitigation.retestSuggested.value,
        most: mitigation.retestWithin.value,
      },
    },
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
  const [first, last] = [from, to].map((day) => (names.indexOf(day) + 1) % 7);
  const count = ((last ?? 0) - (first ?? 0) + 7) % 7;
  return Array.from({ length: count + 1 }, (_, index) => ((first ?? 0) + index) % 7);
}

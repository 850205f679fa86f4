import type { Company, Law, Radon } from '../../../data/schema';

/** Where a home is, as far as a rule asks for a test there. */
export const RULE_PLACES = [
  'montgomery',
  'rockville',
  'gaithersburg',
  'poolesville',
  'kensington',
  'barnesville',
  'md',
  'dc',
  'va',
  'unknown',
] as const;
export type RulePlace = (typeof RULE_PLACES)[number];

/** What a test is planned for. */
export const OCCASIONS = ['sale', 'lease'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** How long a test counts at a place, after which law. */
export type Validity = {
  /** Its name in `laws.json`. */
  law: string;
  years: number;
  /** Whether the official text is known to us; else the number is the company's. */
  confirmed: boolean;
};

/** What the planner needs of the facts. */
export type DatesFacts = {
  /** Hours. */
  closedBefore: number;
  /** Days, of 24 hours, that a test takes: usually, and in severe weather. */
  testDays: number;
  stormDays: number;
  /** Days from the work of a mitigation firm to a new test. */
  afterMitigation: number;
  /** The days of the week on which the office works, 0 for Sunday. */
  workdays: number[];
  /** The days of the week on which the office answers and books. */
  contactDays: number[];
  /** How long a test counts; a place without a rule is not in it. */
  validity: Record<Occasion, Partial<Record<RulePlace, Validity>>>;
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
  radon: Radon,
  laws: Readonly<Record<string, Law>>,
  company: Company,
): DatesFacts {
  const { office, contactDays } = company.openingHours;
  const workdays = office.flatMap(({ from, to }) => weekdaysBetween(from, to));
  return {
    closedBefore: radon.closedHouse.before.value,
    testDays: Math.ceil(radon.test.minimum.value / 24),
    stormDays: radon.test.severeWeatherDays.value,
    afterMitigation: Math.ceil(radon.mitigation.retestAfter.value / 24),
    workdays,
    contactDays: [...new Set([...workdays, ...weekdaysIn(contactDays)])],
    validity: validities(laws),
    retest: {
      routine: {
        least: radon.retest.every.value,
        most: radon.retest.every.max ?? radon.retest.every.value,
      },
      standard: radon.retest.standardMaximum.value,
      system: radon.retest.withMitigation.value,
      water: radon.water.retest.value,
      treatedWater: radon.water.retestTreated.value,
      mitigationDays: {
        least: Math.ceil(radon.mitigation.retestAfter.value / 24),
        suggested: radon.mitigation.retestSuggested.value,
        most: radon.mitigation.retestWithin.value,
      },
    },
  };
}

function validities(laws: Readonly<Record<string, Law>>): DatesFacts['validity'] {
  const of = (
    law: string,
    field: 'validity' | 'saleValidity' = 'validity',
  ): Validity | undefined => {
    const limit = laws[law]?.[field];
    return limit && { law, years: limit.value, confirmed: limit.statedBy !== 'company' };
  };
  const countyRental = of('montgomeryRental');
  return {
    sale: {
      montgomery: of('montgomeryResale'),
      gaithersburg: of('montgomeryResale'),
      rockville: of('rockville', 'saleValidity'),
    },
    lease: {
      montgomery: countyRental,
      poolesville: countyRental,
      kensington: countyRental,
      barnesville: countyRental,
      rockville: of('rockville'),
      gaithersburg: of('gaithersburg'),
    },
  };
}

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The days of the week that words name, such as "Monday to Friday and Sunday"; what is no day is passed over. */
export function weekdaysIn(words: string): number[] {
  const name = WEEK.join('|');
  return [
    ...words.matchAll(RegExp(`(${name})(?:\\s*(?:to|through|–|-)\\s*(${name}))?`, 'g')),
  ].flatMap(([, from = '', to = from]) => weekdaysBetween(from, to));
}

/** The days of the week from one to another, around Sunday if need be. */
function weekdaysBetween(from: string, to: string): number[] {
  const first = WEEK.indexOf(from);
  const count = (WEEK.indexOf(to) - first + 7) % 7;
  return Array.from({ length: count + 1 }, (_, index) => (first + index) % 7);
}

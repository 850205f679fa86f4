import { choice, day, type AnswersOf, type Reader } from '../answers';
import { addDays, addYears } from '../day';
import { placeReader } from '../law/place';
import {
  byPart,
  type Outcome,
  type Part,
  type Refusal,
  type Statement,
  type Value,
} from '../outcome';
import type { Tool } from '../tool';
import type { ResultFacts } from './facts';
import { reading, UNITS, type Typed, type Unit } from './reading';
import { roundHalfUp, toBq, toPci } from './units';

/** What was measured, and for how long. A monitor is one's own, with a display. */
export const TESTS = ['short', 'long', 'monitor', 'water', 'unknown'] as const;
export const SITUATIONS = ['home', 'buying', 'selling', 'tenant', 'landlord', 'mitigated'] as const;

type Test = (typeof TESTS)[number];
type Situation = (typeof SITUATIONS)[number];

export type ResultFields = {
  value: Reader<Typed, 'number' | 'negative' | 'large'>;
  unit: Reader<Unit, 'choice'>;
  test: Reader<Test, 'choice'>;
  situation: Reader<Situation, 'choice'>;
  place: Reader<string, 'place' | 'zip'>;
  limits: Reader<'yes' | 'no' | 'unknown', 'choice'>;
  date: Reader<string, 'day'>;
};

type Answers = AnswersOf<ResultFields>;

/** Where a result stands. */
export type Band =
  | 'low'
  | 'consider'
  | 'action'
  /** Twice the action level or more. */
  | 'twice'
  /** "Less than" a number up to the action level, above the lowest band: not high, and no more is known. */
  | 'below-action'
  /** "Less than" a number above the action level: nothing is known. */
  | 'below-unknown'
  | 'water-low'
  | 'water-action'
  | 'water-unknown';

export type ResultCode =
  | `answer.${Band}`
  | 'answer.low-below'
  | 'answer.water-low-below'
  | 'next.retest'
  | 'next.retest-system'
  | 'next.long'
  | 'next.consider'
  | 'next.second'
  | 'next.second-short'
  | 'next.meanwhile'
  | 'next.fix'
  | 'next.after'
  | 'next.after-system'
  | 'next.monitor'
  | 'next.number'
  | 'next.share'
  | 'next.contract'
  | 'next.keep'
  | 'next.landlord-low'
  | 'next.landlord-fix'
  | 'next.tenant-write'
  | 'next.tenant-notice'
  | 'next.tenant-end'
  | 'next.tenant-ask'
  | 'next.system'
  | 'next.system-fails'
  | 'next.air-first'
  | 'next.water-fix'
  | 'next.water-retest'
  | 'next.water-treated'
  | 'why.air'
  | 'why.rounded'
  | 'why.converted'
  | 'why.converted-from'
  | 'why.water'
  | 'why.water-adds'
  | 'why.law'
  | 'assumed.short'
  | 'assumed.unit'
  | 'assumed.thousands'
  | 'assumed.today'
  | 'assumed.lived-in'
  | 'unsure.season'
  | 'unsure.check-unit'
  | 'unsure.place'
  | 'unsure.limits'
  | 'unsure.well-law';

export interface ResultOutcome extends Outcome<Band, ResultCode> {
  /** What the drawing shows: the result in pCi/L, and whether it is of water. */
  readonly drawn: { readonly pci: number; readonly isWater: boolean; readonly isBelow: boolean };
}

type Said = Statement<ResultCode>;
type Values = Record<string, Value>;

const say = (part: Part, code: ResultCode, values?: Values, of?: string): Said => ({
  part,
  code,
  ...(of !== undefined && { of }),
  ...(values && { values }),
});

/** How each answer is read from the address. */
export function resultFields({ places }: ResultFacts): ResultFields {
  return {
    value: reading,
    unit: choice(UNITS),
    test: choice(TESTS),
    situation: choice(SITUATIONS),
    place: placeReader(places),
    limits: choice(['yes', 'no', 'unknown']),
    date: day,
  };
}

/** Asks where the home is, and when the result came, of who rents: there are days to keep. */
export function resultAsks(
  { test, situation, place }: Answers,
  { places }: ResultFacts,
): readonly (keyof ResultFields)[] {
  if (test === 'water') return ['value', 'unit', 'test', 'date'];
  const rents = situation === 'tenant' || situation === 'landlord';
  const hasLimits =
    rents && place !== undefined && places.jurisdictions[place]?.outside !== undefined;
  return [
    'value',
    'unit',
    'test',
    'situation',
    ...(rents ? (['place'] as const) : []),
    ...(hasLimits ? (['limits'] as const) : []),
    'date',
  ];
}

/** A result in pCi/L, as a report rounds it. */
interface Measured {
  pci: number;
  rounded: number;
  isBelow: boolean;
  /** The unit it came in. */
  unit: Unit;
  assumed: Said[];
}

/**
 * Says what a result means and what comes next.
 *
 * @param today the day from which days are counted where no other is given
 * @returns the outcome; or that there is no value, or one that can be read in two ways (`ambiguous`)
 */
export function decideResult(
  answers: Answers,
  facts: ResultFacts,
  today: string,
): ResultOutcome | Refusal<keyof ResultFields> {
  const { value, test = 'unknown', date } = answers;
  if (value === undefined) return { slips: { value: 'missing' } };
  const isWater = test === 'water';
  // "4,000" of air may be 4.000, or a unit that is not the one chosen.
  if (value.thousands !== undefined && !isWater) return { slips: { value: 'ambiguous' } };
  const measured = measure(value, answers.unit, isWater, facts);
  const { pci, rounded, isBelow } = measured;
  const on = date ?? today;
  const said = isWater
    ? ofWater(measured, on, facts)
    : ofAir(measured, { ...answers, test }, on, facts);
  const band = isWater ? waterBand(rounded, isBelow, facts) : airBand(rounded, isBelow, facts);
  const hasDays = said.some(({ values = {} }) => Object.values(values).some((one) => 'day' in one));
  return {
    code: band,
    drawn: { pci, isWater, isBelow },
    said: byPart([
      say('answer', answerOf(band, isBelow), { value: shown(rounded, isWater, facts) }),
      ...said,
      ...measured.assumed,
      ...(date === undefined && hasDays
        ? [say('assumed', 'assumed.today', { today: { day: today } })]
        : []),
      ...(isOdd(measured, isWater, facts) ? [say('unsure', 'unsure.check-unit')] : []),
    ]),
  };
}

function measure(
  value: Typed,
  chosen: Unit | undefined,
  isWater: boolean,
  facts: ResultFacts,
): Measured {
  const unit = value.unit ?? chosen ?? 'pci';
  const amount = (isWater ? value.thousands : undefined) ?? value.amount;
  const pci = toPci(amount, unit, facts.bqPerPci);
  return {
    pci,
    rounded: roundHalfUp(pci, isWater ? 0 : facts.decimals),
    isBelow: value.isBelow,
    unit,
    assumed: [
      ...(value.unit !== undefined && chosen !== undefined && value.unit !== chosen
        ? [say('assumed', 'assumed.unit', undefined, value.unit)]
        : []),
      ...(isWater && value.thousands !== undefined
        ? [say('assumed', 'assumed.thousands', { value: { number: amount } })]
        : []),
    ],
  };
}

const shown = (rounded: number, isWater: boolean, { decimals }: ResultFacts): Value => ({
  number: rounded,
  decimals: isWater ? 0 : decimals,
});

/** "Less than 0.4" is low as well, in words of its own. */
function answerOf(band: Band, isBelow: boolean): ResultCode {
  if (isBelow && (band === 'low' || band === 'water-low')) return `answer.${band}-below`;
  return `answer.${band}`;
}

/** The band of a result in air; of "less than", what is known of it. */
function airBand(rounded: number, isBelow: boolean, { action, consider }: ResultFacts): Band {
  if (isBelow) {
    if (rounded <= consider) return 'low';
    return rounded <= action ? 'below-action' : 'below-unknown';
  }
  if (rounded >= 2 * action) return 'twice';
  if (rounded >= action) return 'action';
  return rounded >= consider ? 'consider' : 'low';
}

function waterBand(rounded: number, isBelow: boolean, { water }: ResultFacts): Band {
  if (isBelow) return rounded <= water ? 'water-low' : 'water-unknown';
  return rounded >= water ? 'water-action' : 'water-low';
}

/**
 * Whether the unit is worth a second look: a result in Bq/m³ below the air outdoors, or one in pCi/L that would be
 * common if it were Bq/m³.
 */
function isOdd(
  { pci, rounded, unit, isBelow }: Measured,
  isWater: boolean,
  { outdoor, bqPerPci }: ResultFacts,
): boolean {
  if (isWater || isBelow) return false;
  return unit === 'pci' ? pci >= bqPerPci : rounded < outdoor;
}

function ofAir(measured: Measured, answers: Answers, on: string, facts: ResultFacts): Said[] {
  const { test = 'unknown' } = answers;
  const { pci, rounded, isBelow, unit } = measured;
  const band = airBand(rounded, isBelow, facts);
  const isShort = test !== 'long';
  return [
    ...(test === 'monitor' ? [say('next', 'next.monitor')] : []),
    ...airSteps(band, isShort, answers, on, facts),
    say('why', 'why.air'),
    ...(Math.abs(pci - rounded) > 1e-9 && unit === 'pci' && !isBelow
      ? [say('why', 'why.rounded', { value: { number: rounded, decimals: facts.decimals } })]
      : []),
    converted(measured, facts),
    say('assumed', 'assumed.lived-in'),
    ...(test === 'unknown' ? [say('assumed', 'assumed.short')] : []),
    ...(isShort ? [say('unsure', 'unsure.season')] : []),
  ];
}

/** Decimals of a result in Bq/m³: as many as anybody reports. */
const BQ_DECIMALS = 2;

/** The result in the other unit. What is converted is the number that is shown, or the sum would not come out. */
function converted({ pci, rounded, unit }: Measured, { decimals, bqPerPci }: ResultFacts): Said {
  const shownPci = { number: rounded, decimals };
  if (unit === 'pci') {
    const bq = { number: roundHalfUp(toBq(rounded, bqPerPci), 0) };
    return say('why', 'why.converted', { pci: shownPci, bq });
  }
  const bq = roundHalfUp(toBq(pci, bqPerPci), BQ_DECIMALS);
  const typed = String(bq).split('.')[1]?.length ?? 0;
  return say('why', 'why.converted-from', {
    bq: { number: bq, decimals: typed },
    pci: shownPci,
  });
}

/** What to do with a result in air. */
function airSteps(
  band: Band,
  isShort: boolean,
  answers: Answers,
  on: string,
  facts: ResultFacts,
): Said[] {
  const { situation = 'home' } = answers;
  if (band === 'below-unknown') return [say('next', 'next.number')];
  const isHigh = band === 'action' || band === 'twice';
  const isBetween = band === 'consider' || band === 'below-action';
  const retest = say('next', 'next.retest', {
    from: { day: addYears(on, facts.retest.from) },
    to: { day: addYears(on, facts.retest.to) },
  });
  const meanwhile = band === 'twice' ? [say('next', 'next.meanwhile')] : [];
  const confirm = !isShort
    ? []
    : [say('next', band === 'twice' ? 'next.second-short' : 'next.second')];
  const between = [...(isShort ? [say('next', 'next.long')] : []), say('next', 'next.consider')];
  switch (situation) {
    case 'home':
      if (isHigh)
        return [...confirm, ...meanwhile, say('next', 'next.fix'), say('next', 'next.after')];
      return isBetween ? [...between, retest] : [retest];
    case 'buying':
    case 'selling': {
      const share = say('next', 'next.share', undefined, situation);
      if (isHigh) {
        const contract = say('next', 'next.contract', undefined, situation);
        return [share, contract, say('next', 'next.fix'), say('next', 'next.after')];
      }
      return isBetween ? [share, say('next', 'next.consider'), retest] : [share, retest];
    }
    case 'tenant':
      if (isHigh) return [...ofRental(answers, on, facts, tenant), ...meanwhile];
      return [say('next', 'next.keep'), retest];
    case 'landlord':
      return isHigh
        ? [
            ...ofRental(answers, on, facts, landlord),
            say('next', 'next.fix'),
            say('next', 'next.after'),
          ]
        : [say('next', 'next.landlord-low'), ...(isBetween ? [say('next', 'next.consider')] : [])];
    case 'mitigated': {
      const yearly = say('next', 'next.retest-system', {
        by: { day: addYears(on, facts.retest.withSystem) },
      });
      if (isHigh)
        return [say('next', 'next.system-fails'), ...meanwhile, say('next', 'next.after-system')];
      return isBetween ? [say('next', 'next.system'), yearly] : [yearly];
    }
  }
}

type RentalSteps = (law: string, noticeDays: number | undefined, on: string) => Said[];

/** What a tenant does with a high result, by the law of the place. */
const tenant: RentalSteps = (law, noticeDays, on) => [
  noticeDays === undefined
    ? say('next', 'next.tenant-write', undefined, law)
    : say(
        'next',
        'next.tenant-notice',
        { by: { day: addDays(on, noticeDays) }, today: { day: on } },
        law,
      ),
  say('next', 'next.tenant-end', undefined, law),
  say('why', 'why.law', undefined, law),
];

const landlord: RentalSteps = (law) => [
  say('next', 'next.landlord-fix', undefined, law),
  say('why', 'why.law', undefined, law),
];

/** What the rental law of a place asks: of two places, where nobody says whether it is inside the limits. */
function ofRental(
  { place, limits, situation }: Answers,
  on: string,
  { places, rentals }: ResultFacts,
  steps: RentalSteps,
): Said[] {
  const elsewhere = situation === 'tenant' ? [say('next', 'next.tenant-ask')] : [];
  if (place === undefined) return [...elsewhere, say('unsure', 'unsure.place')];
  const outside = places.jurisdictions[place]?.outside;
  const ids =
    outside === undefined || limits === 'yes'
      ? [place]
      : limits === 'no'
        ? [outside]
        : [place, outside];
  const laws = [...new Set(ids.flatMap((id) => places.jurisdictions[id]?.rental ?? []))];
  return [
    ...(laws.length === 0 ? elsewhere : []),
    ...laws.flatMap((law) => steps(law, rentals[law]?.noticeDays, on)),
    ...(laws.length > 1 ? [say('unsure', 'unsure.limits')] : []),
  ];
}

function ofWater({ pci, rounded, isBelow }: Measured, on: string, facts: ResultFacts): Said[] {
  const band = waterBand(rounded, isBelow, facts);
  const { water, treated } = facts.retest;
  const adds = roundHalfUp(pci / facts.waterToAir, 1);
  return [
    say('next', 'next.air-first'),
    ...(band === 'water-unknown' ? [say('next', 'next.number')] : []),
    ...(band === 'water-action' ? [say('next', 'next.water-fix')] : []),
    ...(band === 'water-low'
      ? [say('next', 'next.water-retest', { by: { day: addYears(on, water) } })]
      : []),
    say('next', 'next.water-treated', { by: { day: addYears(on, treated) } }),
    say('why', 'why.water'),
    ...(isBelow ? [] : [say('why', 'why.water-adds', { adds: { number: adds, decimals: 1 } })]),
    say('unsure', 'unsure.well-law'),
  ];
}

/** The reader of results, without its words. */
export const resultTool: Tool<ResultFields, ResultFacts, ResultOutcome> = {
  fields: resultFields,
  asks: resultAsks,
  decide: decideResult,
  propertyType: ({ situation }) =>
    situation === 'buying' || situation === 'selling' ? 'real-estate' : 'residential',
};

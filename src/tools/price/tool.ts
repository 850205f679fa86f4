import { choice, type AnswersOf } from '../answers';
import type { Part, Statement, Value } from '../outcome';
import type { Tool } from '../tool';
import {
  FOUNDATIONS,
  price,
  type Assumption,
  type Counted,
  type Line,
  type Open,
  type Part as HousePart,
  type PriceFacts,
  type PriceOutcome,
} from './estimate';
import { placeRead, type PlaceSaying } from '../place/said';
import { sizeOf } from './size';
import { otherPrices, whereReader } from './where';

type Amount = 'one' | 'many';

/** Every sentence of the price tool. */
export type PriceSaying =
  | `price.${PriceOutcome['code']}.${Amount}`
  | 'price.incomplete'
  | 'next.count'
  | 'next.book'
  | 'next.call'
  | `sum.${Line['what']}`
  | 'sum.firstDeviceRange'
  | 'apart.further'
  | 'apart.visits'
  | 'apart.others'
  | `count.${Counted['because']}`
  | 'why.rule'
  | 'why.prices'
  | `assumed.${Assumption | 'short'}`
  | `open.${Open | 'atLeast' | 'border'}`
  | Exclude<PlaceSaying, 'unsure.border'>;

type Said = Statement<PriceSaying>;

/** How many parts of a house can be named. */
export const PART_NUMBERS = [1, 2, 3, 4] as const;
type PartNumber = (typeof PART_NUMBERS)[number];

const part = choice([...FOUNDATIONS, 'none']);
const heat = choice(['1', '2', '3', '4', 'unknown']);

/** How the fields of the price tool are read. */
// eslint-disable-next-line @typescript-eslint/explicit-module-boundary-types -- its type is what is returned
function fields(facts: PriceFacts) {
  const size = sizeOf(facts.words);
  return {
    part1: choice(FOUNDATIONS),
    size1: size,
    heat1: heat,
    part2: part,
    size2: size,
    heat2: heat,
    part3: part,
    size3: size,
    heat3: heat,
    part4: part,
    size4: size,
    heat4: heat,
    place: whereReader(facts),
    test: choice(['short', 'long']),
    well: choice(['yes', 'no', 'unknown']),
  };
}

type Fields = ReturnType<typeof fields>;
type Answers = AnswersOf<Fields>;

/** What will it cost, and how many devices? */
export const priceTool: Tool<Fields, PriceFacts> = {
  fields,

  asks: (answers) => {
    const named = namedParts(answers);
    const next = PART_NUMBERS.find((number) => !named.includes(number));
    return [
      ...named.flatMap((number) => [
        `part${number}` as const,
        `size${number}` as const,
        // With one part there is nothing to tell apart.
        ...(named.length > 1 ? [`heat${number}` as const] : []),
      ]),
      ...(next ? [`part${next}` as const] : []),
      'place',
      'test',
      'well',
    ];
  },

  decide: (answers, facts) => {
    const parts = namedParts(answers).map((number) => partOf(answers, number));
    const { place, test = 'short', well = 'unknown' } = answers;
    if (parts.length === 0 || place === undefined) {
      return {
        slips: {
          ...(parts.length === 0 && { part1: 'missing' }),
          ...(place === undefined && { place: 'missing' }),
        },
      };
    }
    const outcome = price(
      {
        // Who names one part has one system, as far as a test goes.
        parts: parts.length > 1 ? parts : parts.map((only) => ({ ...only, system: 1 })),
        place: place.area,
        test,
        well,
      },
      facts,
    );
    return { code: outcome.code, said: said(outcome, answers, facts) };
  },

  propertyType: () => 'residential',
};

/** The parts that are named, up to the first that is not. */
function namedParts(answers: Answers): PartNumber[] {
  const end = PART_NUMBERS.findIndex((number) =>
    [undefined, 'none'].includes(answers[`part${number}`]),
  );
  return PART_NUMBERS.slice(0, end === -1 ? undefined : end);
}

function partOf(answers: Answers, number: PartNumber): HousePart {
  const foundation = answers[`part${number}`];
  const system = answers[`heat${number}`];
  return {
    foundation: foundation === undefined || foundation === 'none' ? 'unknown' : foundation,
    size: answers[`size${number}`],
    ...(system !== undefined && system !== 'unknown' && { system: Number(system) }),
  };
}

function said(outcome: PriceOutcome, answers: Answers, facts: PriceFacts): Said[] {
  const { code, devices, atLeast, total, incomplete, counted, lines, assumed, open } = outcome;
  const amount: Amount = devices === 1 ? 'one' : 'many';
  const values: Record<string, Value> = {
    devices: { number: devices },
    ...(total && { least: { dollars: total.least }, most: { dollars: total.most } }),
  };
  const of = (part: Part, codes: readonly PriceSaying[]): Said[] =>
    codes.map((each) => ({ part, code: each }));
  return [
    {
      part: 'answer',
      code: incomplete && total ? 'price.incomplete' : `price.${code}.${amount}`,
      values,
    },
    ...placeRead(answers.place?.place),
    ...of('next', ['next.count', code === 'estimate' ? 'next.book' : 'next.call']),
    ...lines.map((line) => lineSaid(line, facts)),
    ...(code === 'call' && devices > 1 && answers.test !== 'long' ? [furtherApart(facts)] : []),
    ...of('apart', ['apart.visits', 'apart.others']),
    ...counted.map(countSaid),
    ...of('why', code === 'call' ? ['why.rule'] : ['why.rule', 'why.prices']),
    ...of('assumed', answers.test === undefined ? ['assumed.short'] : []),
    ...of(
      'assumed',
      assumed.map((each) => `assumed.${each}` as const),
    ),
    ...of('unsure', atLeast ? ['open.atLeast'] : []),
    ...of(
      'unsure',
      open.map((each) => `open.${each}` as const),
    ),
    ...borderSaid(answers, facts),
  ];
}

/** What further devices cost in the list, where it has no price for the first one. */
function furtherApart({ air }: PriceFacts): Said {
  return {
    part: 'apart',
    code: 'apart.further',
    values: { each: { dollars: air.extraDevice } },
  };
}

/** That the address reaches into a county with another price. */
function borderSaid({ place }: Answers, facts: PriceFacts): Said[] {
  const names = place ? otherPrices(place, facts) : [];
  return names.length > 0
    ? [{ part: 'unsure', code: 'open.border', values: { areas: { names } } }]
    : [];
}

function lineSaid(line: Line, { air }: PriceFacts): Said {
  const range = line.what === 'firstDevice' && line.least < line.most;
  return {
    part: 'sum',
    code: range ? 'sum.firstDeviceRange' : `sum.${line.what}`,
    values: {
      least: { dollars: line.least },
      most: { dollars: line.most },
      ...('count' in line && {
        count: { number: line.count },
        each: { dollars: air.extraDevice },
      }),
    },
  };
}

function countSaid({ foundation, devices, size, because }: Counted): Said {
  return {
    part: 'why',
    code: `count.${because}`,
    of: foundation,
    values: {
      devices: { number: devices },
      ...(size !== undefined && { size: { number: size } }),
    },
  };
}

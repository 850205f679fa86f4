import { choice, type AnswersOf } from '../answers';
import type { Tool } from '../tool';
import { FOUNDATIONS, price, type Part, type PriceFacts } from './estimate';
import { sizeOf } from './size';
import { priceSaid } from './said';
import { whereReader } from './where';

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
    return { code: outcome.code, said: priceSaid(outcome, place, answers.test, facts) };
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

function partOf(answers: Answers, number: PartNumber): Part {
  const foundation = answers[`part${number}`];
  const system = answers[`heat${number}`];
  return {
    foundation: foundation === undefined || foundation === 'none' ? 'unknown' : foundation,
    size: answers[`size${number}`],
    ...(system !== undefined && system !== 'unknown' && { system: Number(system) }),
  };
}

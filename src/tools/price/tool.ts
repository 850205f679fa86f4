import type { Tool } from '../tool';
import { price, type Part, type PriceFacts } from './estimate';
import { PART_NUMBERS, priceQuestions, type HouseAnswers, type PriceQuestions } from './questions';
import { priceSaid } from './said';

type PartNumber = (typeof PART_NUMBERS)[number];

/** The price tool, without its words. */
export const priceTool: Tool<PriceQuestions, PriceFacts> = {
  path: '/tools/price',
  questions: priceQuestions,
  rows: [
    ...PART_NUMBERS.map((n) => [`part${n}`, `size${n}`, `heat${n}`] as const),
    ['test', 'well'],
  ],
  first: ['part1', 'size1', 'place'],

  asks: (answers, { water }) => {
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
      ...(water ? (['well'] as const) : []),
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
        // A single part counts as having one system.
        parts: parts.length > 1 ? parts : parts.map((only) => ({ ...only, system: 1 })),
        place: place.area,
        test,
        well: facts.water ? well : 'no',
      },
      facts,
    );
    return { code: outcome.code, said: priceSaid(outcome, place, answers.test, facts) };
  },

  propertyType: () => 'residential',
};

/** Returns the parts that are named, up to the first that is not. */
function namedParts(answers: HouseAnswers): PartNumber[] {
  const end = PART_NUMBERS.findIndex((number) =>
    [undefined, 'none'].includes(answers[`part${number}`]),
  );
  return PART_NUMBERS.slice(0, end === -1 ? undefined : end);
}

function partOf(answers: HouseAnswers, number: PartNumber): Part {
  const foundation = answers[`part${number}`];
  const system = answers[`heat${number}`];
  return {
    foundation: foundation === undefined || foundation === 'none' ? 'unknown' : foundation,
    size: answers[`size${number}`],
    ...(system !== undefined && system !== 'unknown' && { system: Number(system) }),
  };
}

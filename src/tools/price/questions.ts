import { PLACE_SLIPS } from '../place/reader';
import { asking, selection, typed, type AnswersOf, type QuestionsOf } from '../question';
import { repeat } from '../repeat';
import { FOUNDATIONS, type PriceFacts } from './estimate';
import { sizeOf } from './size';
import { whereReader } from './where';

/** Numbers of the parts of a house that a visitor can name. */
export const PART_NUMBERS = [1, 2, 3, 4] as const;

/** The questions of the price tool. The first part is required; `none` ends the list of the others. */
export const priceQuestions = asking((facts: PriceFacts) => ({
  ...repeat(PART_NUMBERS, (number) => ({
    part:
      number === 1
        ? selection(FOUNDATIONS, { initial: 'basement', slips: ['missing'] })
        : selection(['none', ...FOUNDATIONS], { initial: 'none' }),
    size: typed(sizeOf(facts.words), ['size', 'large'], {
      input: 'numeric',
      has: ['placeholder'],
    }),
    heat: selection(['1', '2', '3', '4', 'unknown'], { initial: 'unknown' }),
  })),
  place: typed(whereReader(facts), [...PLACE_SLIPS, 'county'], {
    suggests: true,
    slips: ['missing'],
    has: ['tick'],
  }),
  test: selection(['short', 'long'], { initial: 'short' }),
  well: selection(['no', 'yes', 'unknown'], { initial: 'no' }),
}));

export type PriceQuestions = QuestionsOf<typeof priceQuestions>;

/** The visitor's answers about a house, and where it is. */
export type HouseAnswers = AnswersOf<PriceQuestions>;

import { PLACE_SLIPS } from '../place/reader';
import { asking, selection, typed, type AnswersOf, type QuestionsOf } from '../question';
import { repeat } from '../repeat';
import { FOUNDATIONS, type PriceFacts } from './estimate';
import { sizeOf } from './size';
import { whereReader } from './where';

/** How many parts of a house can be named. */
export const PART_NUMBERS = [1, 2, 3, 4] as const;

/** What the price tool asks. The first part there has to be; `none` ends the list of the others. */
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

/** What somebody says of a house, and of where it is. */
export type HouseAnswers = AnswersOf<PriceQuestions>;

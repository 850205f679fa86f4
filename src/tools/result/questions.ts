import { hasLimits } from '../../laws/candidates';
import { limitsQuestion, placeQuestion } from '../place/reader';
import {
  asking,
  dayQuestion,
  selection,
  typed,
  type AnswersOf,
  type QuestionsOf,
} from '../question';
import type { ResultFacts } from './facts';
import { readingOf, UNITS } from './reading';

/** What was measured, and for how long. A monitor is one's own, with a display. */
export const TESTS = ['unknown', 'short', 'long', 'monitor', 'water'] as const;
export const SITUATIONS = ['home', 'buying', 'selling', 'tenant', 'landlord', 'mitigated'] as const;

export type Test = (typeof TESTS)[number];

/** What the reader of results asks. */
export const resultQuestions = asking(({ places, words }: ResultFacts) => ({
  value: typed(readingOf(words), ['number', 'negative', 'large'], {
    input: 'decimal',
    slips: ['missing', 'ambiguous'],
  }),
  unit: selection(UNITS, { initial: 'pci' }),
  test: selection(TESTS, { initial: 'unknown' }),
  situation: selection(SITUATIONS, { initial: 'home' }),
  place: placeQuestion(places),
  limits: limitsQuestion,
  date: dayQuestion(),
}));

export type ResultQuestions = QuestionsOf<typeof resultQuestions>;

/** What somebody says of a result. */
export type ResultAnswers = AnswersOf<ResultQuestions>;

/** Asks where the home is, and when the result came, of who rents: there are days to keep. */
export function resultAsks(
  { test, situation, place }: ResultAnswers,
  { places }: ResultFacts,
): readonly (keyof ResultQuestions)[] {
  if (test === 'water') return ['value', 'unit', 'test', 'date'];
  const rents = situation === 'tenant' || situation === 'landlord';
  return [
    'value',
    'unit',
    'test',
    'situation',
    ...(rents ? (['place'] as const) : []),
    ...(rents && hasLimits(place?.id, 'rental', { places }) ? (['limits'] as const) : []),
    'date',
  ];
}

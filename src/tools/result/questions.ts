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
import { readingOf, READING_SLIPS, UNITS } from './reading';

/** What was measured, and for how long. A `monitor` is the visitor's own, with a display. */
export const TESTS = ['unknown', 'short', 'long', 'monitor', 'water'] as const;
/**
 * How two tests differ: in time, in the room, in nothing (`beside`), or in that a mitigation system was installed
 * between them.
 */
export const PAIRS = ['times', 'rooms', 'beside', 'mitigation'] as const;
export const SITUATIONS = ['home', 'buying', 'selling', 'tenant', 'landlord', 'mitigated'] as const;

export type Test = (typeof TESTS)[number];
export type PairKind = (typeof PAIRS)[number];

/** The questions of the reader of results. */
export const resultQuestions = asking(({ places, words }: ResultFacts) => ({
  value: typed(readingOf(words), READING_SLIPS, {
    input: 'decimal',
    slips: ['missing', 'ambiguous'],
  }),
  unit: selection(UNITS, { initial: 'pci' }),
  test: selection(TESTS, { initial: 'unknown' }),
  second: typed(readingOf(words), READING_SLIPS, { input: 'decimal', slips: ['ambiguous'] }),
  pair: selection(PAIRS, { initial: 'times' }),
  situation: selection(SITUATIONS, { initial: 'home' }),
  place: placeQuestion(places),
  limits: limitsQuestion,
  date: dayQuestion(),
}));

export type ResultQuestions = QuestionsOf<typeof resultQuestions>;

/** The visitor's answers about a result. */
export type ResultAnswers = AnswersOf<ResultQuestions>;

/**
 * Returns the questions that matter: a second number for a short test, which alone is confirmed by another; the place,
 * if a law there says something to this visitor; and for tenants, who have deadlines, the day of the result.
 */
export function resultAsks(
  { test, second, situation, place }: ResultAnswers,
  { places }: ResultFacts,
): readonly (keyof ResultQuestions)[] {
  if (test === 'water') return ['value', 'unit', 'test'];
  const rents = situation === 'tenant' || situation === 'landlord';
  return [
    'value',
    'unit',
    'test',
    ...(test === 'short' ? (['second'] as const) : []),
    ...(test === 'short' && second !== undefined ? (['pair'] as const) : []),
    'situation',
    ...(rents || situation === 'selling' ? (['place'] as const) : []),
    ...(rents && hasLimits(place?.id, 'rental', { places }) ? (['limits'] as const) : []),
    ...(situation === 'tenant' ? (['date'] as const) : []),
  ];
}

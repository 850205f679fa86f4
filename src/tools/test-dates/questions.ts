import { limitsQuestion, placeQuestion } from '../place/reader';
import {
  asking,
  choices,
  dayQuestion,
  selection,
  type AnswersOf,
  type QuestionsOf,
} from '../question';
import { OCCASIONS, type DatesFacts } from './occasions';
import { REASONS } from './retest';

/** The questions of the planner: for a plan before an occasion, or for a test after an earlier one. */
export const datesQuestions = asking(({ law }: DatesFacts) => ({
  for: choices([...OCCASIONS, 'retest'], { initial: 'sale' }),
  date: dayQuestion({ slips: ['missing'] }),
  why: selection(REASONS, { initial: 'routine' }),
  last: dayQuestion({ slips: ['missing'] }),
  place: placeQuestion(law.places),
  limits: limitsQuestion,
  weather: choices(['yes', 'no'], { initial: 'yes' }),
  tested: dayQuestion({ has: ['hint'] }),
}));

export type DatesQuestions = QuestionsOf<typeof datesQuestions>;

/** The visitor's answers about a day, and about an existing test. */
export type DatesAnswers = AnswersOf<DatesQuestions>;

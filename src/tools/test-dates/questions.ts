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

/** What the planner asks: for a plan before an occasion, or a test after an earlier one. */
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

/** What somebody says of a day, and of a test that there is. */
export type DatesAnswers = AnswersOf<DatesQuestions>;

import {
  asking,
  choices,
  dayQuestion,
  selection,
  typed,
  type AnswersOf,
  type QuestionsOf,
} from '../question';
import { EVENTS, TEST_KINDS } from './opened';
import { amount, time } from './readers';
import { LENGTHS } from './sheet';

/** The questions for a sheet, and about an opened window. */
export const closedHouseQuestions = asking(() => ({
  need: choices(['sheet', 'opened'], { initial: 'sheet' }),
  event: selection(EVENTS, { slips: ['missing'] }),
  when: choices(['before', 'during', 'after'], { initial: 'during' }),
  hour: typed(amount, ['amount'], { input: 'decimal', slips: ['over'], has: ['hint'] }),
  minutes: typed(amount, ['amount'], { input: 'numeric', has: ['hint'] }),
  test: selection(TEST_KINDS, { initial: 'unknown' }),
  closed: choices(['yes', 'no'], { initial: 'yes' }),
  day: dayQuestion({ slips: ['missing'] }),
  time: typed(time, ['time'], { input: 'time', slips: ['missing', 'skipped'], has: ['hint'] }),
  length: choices(LENGTHS, { initial: 'short' }),
}));

export type ClosedHouseQuestions = QuestionsOf<typeof closedHouseQuestions>;

/** The visitor's answers about a test, or about what went wrong. */
export type ClosedHouseAnswers = AnswersOf<ClosedHouseQuestions>;

/** True if it matters when the house was opened, and for how long. */
export const isTimed = ({ event, when, test }: ClosedHouseAnswers): boolean =>
  (event === undefined || ['window', 'door', 'fan', 'fireplace'].includes(event)) &&
  when !== 'after' &&
  test !== 'long' &&
  test !== 'progeny';

import { choice, day, type AnswersOf } from '../answers';
import { EVENTS, TEST_KINDS } from './opened';
import { amount, time } from './readers';
import { LENGTHS } from './sheet';

/** How each answer is read from the address. */
export const closedHouseFields = {
  need: choice(['sheet', 'opened']),
  event: choice(EVENTS),
  when: choice(['before', 'during', 'after']),
  hour: amount,
  minutes: amount,
  test: choice(TEST_KINDS),
  closed: choice(['yes', 'no']),
  day,
  time,
  length: choice(LENGTHS),
};

/** What somebody says of a test, or of what went wrong. */
export type ClosedHouseAnswers = AnswersOf<typeof closedHouseFields>;

/** Whether it matters when it was opened, and for how long. */
export const isTimed = ({ event, when, test }: ClosedHouseAnswers): boolean =>
  (event === undefined || ['window', 'door', 'fan', 'fireplace'].includes(event)) &&
  when !== 'after' &&
  test !== 'long' &&
  test !== 'progeny';

import { HOMES, type LawFacts, type Side } from '../../laws/rules';
import { count } from './count';
import { limitsQuestion, placeQuestion } from '../place/reader';
import {
  asking,
  choices,
  dayQuestion,
  selection,
  typed,
  type AnswersOf,
  type QuestionsOf,
} from '../question';

export const ROLES = ['seller', 'buyer', 'landlord', 'tenant'] as const;
export type Role = (typeof ROLES)[number];

/** Returns the side of a law that a role is on. */
export const sideOf = (role: Role): Side =>
  role === 'buyer' || role === 'seller' ? 'sale' : 'rental';

/** The questions of the law finder. */
export const lawQuestions = asking(({ places }: LawFacts) => ({
  place: placeQuestion(places, ['missing']),
  limits: limitsQuestion,
  role: choices(ROLES, { slips: ['missing'] }),
  home: selection(['unknown', ...HOMES], { initial: 'unknown' }),
  ground: choices(['yes', 'no', 'unknown'], { has: ['hint'] }),
  units: typed(count, ['count'], { input: 'numeric', has: ['hint'] }),
  date: dayQuestion({ has: ['hint'] }),
}));

export type LawQuestions = QuestionsOf<typeof lawQuestions>;

/** The visitor's answers about a home. */
export type LawAnswers = AnswersOf<LawQuestions>;

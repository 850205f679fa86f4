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

/** What a role has to do with a home: a sale, or a rental. */
export const sideOf = (role: Role): Side =>
  role === 'buyer' || role === 'seller' ? 'sale' : 'rental';

/** What the law finder asks. A place that is none, or a ZIP code, is told. */
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

/** What somebody says of a home. */
export type LawAnswers = AnswersOf<LawQuestions>;

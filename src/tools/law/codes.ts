import { sayer, type Outcome, type Statement } from '../outcome';
import type { PlaceSaying } from '../place/said';
import type { Role } from './fields';

/** The answer for one place, in a word. */
export type LawAnswer =
  /** A test is needed. */
  | 'required'
  /** A test is needed if something holds that the visitor did not say. */
  | 'depends'
  /** The law leaves it out, and says so in public. */
  | 'exempt-place'
  | 'exempt-home'
  | 'exempt-ground'
  | 'exempt-units'
  /** The summaries that can be read do not name this case, or the text is not public: ask. */
  | 'open-home'
  | 'open-ground'
  | 'open-units'
  /** The day is before the law began. */
  | 'not-yet'
  /** We know of no rule there. */
  | 'none';

/** The sentences of the law finder: `@` of a law and a side, of a law, or of a state. */
export type LawCode =
  | PlaceSaying
  | `answer.${LawAnswer}`
  | 'case.inside'
  | 'case.outside'
  | 'next.oldest'
  | 'next.due'
  | `next.${Role}`
  | 'next.fix'
  | 'next.end'
  | 'next.lasts'
  | 'next.notice'
  | 'next.small-rental'
  | 'next.anyway'
  | 'next.ask'
  | 'why.rule'
  | 'why.state'
  | 'assumed.today'
  | 'assumed.past'
  | 'unsure.limits'
  | 'unsure.home'
  | 'unsure.ground'
  | 'unsure.units'
  | 'unsure.sales'
  | 'unsure.saleRule'
  | 'unsure.county'
  | 'unsure.mailing'
  | 'unsure.text';

export type LawOutcome = Outcome<string, LawCode>;
export type Said = Statement<LawCode>;

export const say = sayer<LawCode>();

import { sayer, type Outcome, type Statement, type Value } from '../outcome';
import type { LAW_SENTENCES } from './sentences';

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

export type LawCode = keyof typeof LAW_SENTENCES;
export type LawOutcome = Outcome<string, LawCode>;
export type Said = Statement<LawCode>;

/** A day as a value; none of a day that is not known. */
export const dayOf = (day: string | undefined): Value | undefined =>
  day === undefined ? undefined : { day };

export const say = sayer<typeof LAW_SENTENCES>();

import { sayer, type Outcome, type Statement, type Value } from '../outcome';
import type { LAW_SENTENCES } from './sentences';

/** The answer for one place, as one word. */
export type LawAnswer =
  /** A test is needed. */
  | 'required'
  /** A test is needed if something is true that the visitor did not say. */
  | 'depends'
  /** The law exempts it, and a public text says so. */
  | 'exempt-place'
  | 'exempt-home'
  | 'exempt-ground'
  | 'exempt-units'
  /** The public summaries do not mention this case, or the text is not public: ask. */
  | 'open-home'
  | 'open-ground'
  | 'open-units'
  /** The day is before the law took effect. */
  | 'not-yet'
  /** We know of no rule there. */
  | 'none';

export type LawCode = keyof typeof LAW_SENTENCES;
export type LawOutcome = Outcome<string, LawCode>;
export type Said = Statement<LawCode>;

/** Returns a day as a value, or undefined if the day is not known. */
export const dayOf = (day: string | undefined): Value | undefined =>
  day === undefined ? undefined : { day };

export const say = sayer<typeof LAW_SENTENCES>();

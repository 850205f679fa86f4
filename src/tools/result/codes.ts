import { sayer, type Outcome, type Statement } from '../outcome';
import type { RESULT_SENTENCES } from './sentences';

/** The range that a result is in. */
export type Band =
  | 'low'
  | 'consider'
  | 'action'
  /** Twice the action level or more. */
  | 'twice'
  /** "Less than" a number up to the action level, above the lowest band: not high, and nothing more is known. */
  | 'below-action'
  /** "Less than" a number above the action level: nothing is known. */
  | 'below-unknown'
  /** Two devices side by side, one below the action level and one not. */
  | 'disagree'
  | 'water-low'
  /** Above half of the level, and not above the level. */
  | 'water-consider'
  | 'water-action'
  /** "Less than" a number between half of the level and the level. */
  | 'water-below-action'
  | 'water-unknown';

export type ResultCode = keyof typeof RESULT_SENTENCES;

export interface ResultOutcome extends Outcome<Band, ResultCode> {
  /** What the drawing shows: the result in pCi/L, and whether it is for water; undefined if two results disagree. */
  readonly drawn?: { readonly pci: number; readonly isWater: boolean; readonly isBelow: boolean };
}

export type Said = Statement<ResultCode>;

export const say = sayer<typeof RESULT_SENTENCES>();

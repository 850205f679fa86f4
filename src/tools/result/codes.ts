import { sayer, type Outcome, type Statement } from '../outcome';
import type { RESULT_SENTENCES } from './sentences';

/** Where a result stands. */
export type Band =
  | 'low'
  | 'consider'
  | 'action'
  /** Twice the action level or more. */
  | 'twice'
  /** "Less than" a number up to the action level, above the lowest band: not high, and no more is known. */
  | 'below-action'
  /** "Less than" a number above the action level: nothing is known. */
  | 'below-unknown'
  /** Two devices side by side, of which one is below the action level and the other is not. */
  | 'disagree'
  | 'water-low'
  /** Above half of the level. */
  | 'water-consider'
  | 'water-action'
  /** "Less than" a number between half of the level and the level. */
  | 'water-below-action'
  | 'water-unknown';

export type ResultCode = keyof typeof RESULT_SENTENCES;

export interface ResultOutcome extends Outcome<Band, ResultCode> {
  /** What the drawing shows: the result in pCi/L, and whether it is of water; nothing where two results disagree. */
  readonly drawn?: { readonly pci: number; readonly isWater: boolean; readonly isBelow: boolean };
}

export type Said = Statement<ResultCode>;

export const say = sayer<typeof RESULT_SENTENCES>();

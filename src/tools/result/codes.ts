import type { PlaceSaying } from '../place/said';
import { sayer, type Outcome, type Statement } from '../outcome';

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
  | 'water-low'
  | 'water-action'
  | 'water-unknown';

export type ResultCode =
  | PlaceSaying
  | `answer.${Band}`
  | 'answer.low-below'
  | 'answer.water-low-below'
  | 'next.retest'
  | 'next.retest-system'
  | 'next.long'
  | 'next.consider'
  | 'next.second'
  | 'next.second-short'
  | 'next.meanwhile'
  | 'next.fix'
  | 'next.after'
  | 'next.after-system'
  | 'next.monitor'
  | 'next.number'
  | 'next.share'
  | 'next.contract'
  | 'next.keep'
  | 'next.landlord-low'
  | 'next.landlord-fix'
  | 'next.tenant-write'
  | 'next.tenant-notice'
  | 'next.tenant-caution'
  | 'next.tenant-end'
  | 'next.tenant-ask'
  | 'next.tenant-confirm'
  | 'next.system'
  | 'next.system-fails'
  | 'next.air-first'
  | 'next.water-fix'
  | 'next.water-retest'
  | 'next.water-treated'
  | 'why.air'
  | 'why.rounded'
  | 'why.converted'
  | 'why.converted-from'
  | 'why.water'
  | 'why.water-adds'
  | 'why.water-little'
  | 'why.law'
  | 'assumed.short'
  | 'assumed.unit'
  | 'assumed.thousands'
  | 'assumed.today'
  | 'assumed.lived-in'
  | 'unsure.season'
  | 'unsure.check-unit'
  | 'unsure.passed'
  | 'unsure.future'
  | 'assumed.closed'
  | 'unsure.water'
  | 'unsure.place'
  | 'unsure.limits'
  | 'unsure.well-law';

export interface ResultOutcome extends Outcome<Band, ResultCode> {
  /** What the drawing shows: the result in pCi/L, and whether it is of water. */
  readonly drawn: { readonly pci: number; readonly isWater: boolean; readonly isBelow: boolean };
}

export type Said = Statement<ResultCode>;

export const say = sayer<ResultCode>();

import { PLACE_SENTENCES } from '../place/said';
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

/** A day, and the last of those that run from it. */
const COUNTED = ['by', 'today'] as const;

/** The sentences of the reader of results: `@` of a law, of a situation, or of a unit. */
export const RESULT_SENTENCES = {
  ...PLACE_SENTENCES,
  'answer.low': ['value'],
  'answer.consider': ['value'],
  'answer.action': ['value'],
  'answer.twice': ['value'],
  'answer.below-action': ['value'],
  'answer.below-unknown': ['value'],
  'answer.water-low': ['value'],
  'answer.water-action': ['value'],
  'answer.water-unknown': ['value'],
  'answer.low-below': ['value'],
  'answer.water-low-below': ['value'],
  'next.retest': ['from', 'to'],
  'next.retest-system': ['by'],
  'next.long': [],
  'next.consider': [],
  'next.second': [],
  'next.second-short': [],
  'next.meanwhile': [],
  'next.fix': [],
  'next.after': [],
  'next.after-system': [],
  'next.monitor': [],
  'next.number': [],
  'next.share': [],
  'next.contract': [],
  'next.keep': [],
  'next.landlord-low': [],
  'next.landlord-fix': [],
  'next.tenant-write': [],
  'next.tenant-notice': COUNTED,
  'next.tenant-caution': COUNTED,
  'next.tenant-end': [],
  'next.tenant-ask': [],
  'next.tenant-confirm': [],
  'next.system': [],
  'next.system-fails': [],
  'next.air-first': [],
  'next.water-fix': [],
  'next.water-retest': ['by'],
  'next.water-treated': ['by'],
  'why.air': [],
  'why.rounded': ['value'],
  'why.converted': ['pci', 'bq'],
  'why.converted-from': ['bq', 'pci'],
  'why.water': [],
  'why.water-adds': ['adds'],
  'why.water-little': [],
  'why.law': [],
  'assumed.short': [],
  'assumed.unit': [],
  'assumed.thousands': ['value'],
  'assumed.today': ['today'],
  'assumed.lived-in': [],
  'unsure.season': [],
  'unsure.check-unit': [],
  'unsure.passed': [],
  'unsure.future': [],
  'assumed.closed': [],
  'unsure.water': [],
  'unsure.place': [],
  'unsure.limits': [],
  'unsure.well-law': [],
} as const;

export type ResultCode = keyof typeof RESULT_SENTENCES;

export interface ResultOutcome extends Outcome<Band, ResultCode> {
  /** What the drawing shows: the result in pCi/L, and whether it is of water. */
  readonly drawn: { readonly pci: number; readonly isWater: boolean; readonly isBelow: boolean };
}

export type Said = Statement<ResultCode>;

export const say = sayer<typeof RESULT_SENTENCES>();

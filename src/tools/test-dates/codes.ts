import type { PlaceSaying } from '../place/said';
import { sayer, type Statement, type Value } from '../outcome';
import type { Occasion } from './occasions';
import type { Limit, LimitNote, RuleCode } from './limit';
import type { Existing, PlanCode, StepId } from './plan';

/** Every sentence of the planner; those of a sale and of a lease, of a law or a holiday stand apart by `of`. */
export type DatesSaying =
  | PlaceSaying
  | `plan.${Exclude<PlanCode, 'no-need'>}`
  | `existing.${Existing}`
  | `step.${StepId}`
  | `mark.${'weekend' | 'holiday'}`
  | `next.${'prepare' | 'book' | 'oldest' | 'move' | 'after' | 'test'}`
  | `why.${'hours' | 'storm' | 'informed' | 'validity' | 'oldest' | 'holidays' | 'again' | 'signing'}`
  | `why.${Exclude<RuleCode, 'rule'>}`
  | `assumed.${'office' | 'reserve' | 'start'}`
  | `open.${LimitNote | 'which-day-counts' | 'no-reserve' | 'wait'}`
  | `again.${'between' | 'by' | 'now' | 'overdue' | 'counts' | 'too-old' | 'no-rule' | 'future'}`
  | `day.${'from' | 'suggested' | 'by' | 'standard' | 'last'}`;

export type DatesSaid = Statement<DatesSaying>;

/** A day that people plan by, with its day of the week. */
export const weekday = (of: string): Value => ({ day: of, weekday: true });

export const say = sayer<DatesSaying>();

/** Why a test may be so old, by the rule of the place. */
export const ageSaid = (
  { rule, law, years }: Pick<Limit, 'rule' | 'law' | 'years'>,
  occasion: Occasion,
): DatesSaid[] => [
  ...(rule === 'rule' ? [] : [say('why', `why.${rule}`, { of: occasion })]),
  ...(years === undefined ? [] : [say('why', 'why.validity', { of: `${occasion}-${law ?? ''}` })]),
];

/** What the sources leave open of it. */
export const openSaid = ({ years, notes }: Pick<Limit, 'years' | 'notes'>): DatesSaid[] => [
  ...(years === undefined ? [] : [say('unsure', 'open.which-day-counts')]),
  ...notes.map(({ code, of }) => say('unsure', `open.${code}`, of === undefined ? {} : { of })),
];

import type { Statement, Value } from '../outcome';
import type { RuleCode } from './limit';
import type { Existing, PlanCode, PlanNote, StepId } from './plan';

/** Every sentence of the planner; those of a sale and of a lease, of a law or a holiday stand apart by `of`. */
export type DatesSaying =
  | `plan.${Exclude<PlanCode, 'no-need'>}`
  | `existing.${Existing}`
  | `step.${StepId}`
  | `mark.${'weekend' | 'holiday'}`
  | `next.${'prepare' | 'book' | 'oldest' | 'move' | 'after' | 'test'}`
  | `why.${'hours' | 'storm' | 'informed' | 'validity' | 'oldest' | 'holidays' | 'again'}`
  | `why.${Exclude<RuleCode, 'rule'>}`
  | `assumed.${'office' | 'reserve' | 'start'}`
  | `open.${PlanNote | 'wait'}`
  | `again.${'between' | 'by' | 'now' | 'overdue' | 'counts' | 'too-old' | 'no-rule' | 'future'}`
  | `day.${'from' | 'suggested' | 'by' | 'standard' | 'last'}`;

export type DatesSaid = Statement<DatesSaying>;

/** A day that people plan by, with its day of the week. */
export const weekday = (of: string): Value => ({ day: of, weekday: true });

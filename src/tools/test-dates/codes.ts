import { PLACE_SENTENCES } from '../place/said';
import { sayer, type Statement, type Value } from '../outcome';
import type { Occasion } from './occasions';
import type { Limit } from './limit';

/** Days that the answer of a plan is about. */
const PLANNED = ['date', 'book'] as const;
const TESTED = ['date', 'tested'] as const;
/** Days of testing again. */
const AGAIN = ['last', 'from', 'by', 'suggested', 'standard'] as const;
const COUNTS = ['last', 'by'] as const;
const DAY = ['day'] as const;

/** Every sentence of the planner; those of a sale and of a lease, of a law or a holiday stand apart by `of`. */
export const DATES_SENTENCES = {
  ...PLACE_SENTENCES,
  'plan.early': [...PLANNED, 'oldest'],
  'plan.ok': [...PLANNED, 'roomy'],
  'plan.tight': PLANNED,
  'plan.call': PLANNED,
  'plan.too-late': ['date'],
  'plan.past': TESTED,
  'existing.counts': TESTED,
  'existing.too-old': TESTED,
  'existing.not-yet-made': TESTED,
  'existing.no-rule': TESTED,
  'step.book': DAY,
  'step.close': DAY,
  'step.place': DAY,
  'step.collect': DAY,
  'step.informed': DAY,
  'step.event': DAY,
  'mark.weekend': DAY,
  'mark.holiday': DAY,
  'next.prepare': [],
  'next.book': [],
  'next.oldest': ['date', 'oldest'],
  'next.move': [],
  'next.after': [],
  'next.test': [],
  'why.hours': [],
  'why.storm': [],
  'why.informed': [],
  'why.validity': [],
  'why.oldest': ['oldest'],
  'why.holidays': [],
  'why.again': [],
  'why.signing': [],
  'why.strictest': [],
  'why.exempt-place': [],
  'why.none': [],
  'assumed.office': [],
  'assumed.reserve': [],
  'assumed.start': [],
  'open.limits': [],
  'open.home': [],
  'open.text': [],
  'open.saleRule': [],
  'open.which-day-counts': [],
  'open.no-reserve': [],
  'open.wait': [],
  'again.between': AGAIN,
  'again.by': COUNTS,
  'again.now': [],
  'again.overdue': AGAIN,
  'again.counts': COUNTS,
  'again.too-old': COUNTS,
  'again.no-rule': [],
  'again.future': [],
  'day.from': DAY,
  'day.suggested': DAY,
  'day.by': DAY,
  'day.standard': DAY,
  'day.last': DAY,
} as const;

export type DatesSaying = keyof typeof DATES_SENTENCES;
export type DatesSaid = Statement<DatesSaying>;

/** A day that people plan by, with its day of the week; none of a day that is not known. */
export const weekday = (of: string | undefined): Value | undefined =>
  of === undefined ? undefined : { day: of, weekday: true };

export const say = sayer<typeof DATES_SENTENCES>();

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
  ...notes.map(({ code, of }) => say('unsure', `open.${code}`, { of })),
];

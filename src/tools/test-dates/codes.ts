import { sayer, type Statement, type Value } from '../outcome';
import type { Occasion } from './occasions';
import type { Limit } from './limit';
import type { DATES_SENTENCES } from './sentences';

export type DatesSaying = keyof typeof DATES_SENTENCES;
export type DatesSaid = Statement<DatesSaying>;

/** Returns a day that people plan by, with its day of the week, or undefined if the day is not known. */
export const weekday = (of: string | undefined): Value | undefined =>
  of === undefined ? undefined : { day: of, weekday: true };

export const say = sayer<typeof DATES_SENTENCES>();

/** Says why a test may be that old, by the rule of the place. */
export const ageSaid = (
  { rule, law, years }: Pick<Limit, 'rule' | 'law' | 'years'>,
  occasion: Occasion,
): DatesSaid[] => [
  ...(rule === 'rule' ? [] : [say('why', `why.${rule}`)]),
  ...(years === undefined ? [] : [say('why', 'why.validity', { of: `${occasion}-${law ?? ''}` })]),
];

/** Says what the sources leave open about it. */
export const openSaid = ({ years, notes }: Pick<Limit, 'years' | 'notes'>): DatesSaid[] => [
  ...(years === undefined ? [] : [say('unsure', 'open.which-day-counts')]),
  ...notes.map(({ code, of }) => say('unsure', `open.${code}`, { of })),
];

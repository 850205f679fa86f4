import { daysBetween } from '../../laws/known';
import { addDays } from '../day';
import type { DatesFacts } from './occasions';
import { plan, type StepId } from './plan';

/** This many days ahead there is always time for every step. */
const DAYS_AHEAD = 60;
const YEAR = 365;

export type OffsetId = 'roomy' | Exclude<StepId, 'event'>;

/** A step before a settlement: the fewest and most days before it, depending on weekends and holidays. */
export interface Offset {
  id: OffsetId;
  least: number;
  most: number;
  /** Its day in the example. */
  day: string;
}

/**
 * Returns how long before a settlement each step is, over a year of settlements with room for a storm, for people who
 * count the days themselves.
 *
 * @returns the steps in order, and the day of settlement in the example
 */
export function offsets(facts: DatesFacts, today: string): { on: string; steps: Offset[] } {
  const first = addDays(today, DAYS_AHEAD);
  const plans = Array.from({ length: YEAR }, (_, later) =>
    daysOf(addDays(first, later), facts, today),
  );
  const [example = {}] = plans.map(({ days }) => days);
  const steps = Object.entries(example).map(([id, day]) => {
    const counts = plans.map(({ on, days }) => daysBetween(days[id as OffsetId] ?? on, on));
    return { id: id as OffsetId, day, least: Math.min(...counts), most: Math.max(...counts) };
  });
  return { on: first, steps };
}

/** Returns the days of the steps of a plan. */
function daysOf(
  on: string,
  facts: DatesFacts,
  today: string,
): { on: string; days: Partial<Record<OffsetId, string>> } {
  const { roomy, steps } = plan({ occasion: 'sale', on, reserve: true }, facts, today);
  const days = steps.filter(({ id }) => id !== 'event').map(({ id, day }) => [id, day] as const);
  return { on, days: { ...(roomy && { roomy }), ...Object.fromEntries(days) } };
}

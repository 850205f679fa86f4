import { addDays, oldestDay } from '../day';
import { holidayOn, isWeekend, type Holiday } from '../holidays';
import { dayFrom, dayUpTo } from '../workdays';
import { sideOf, type DatesFacts, type Occasion } from './occasions';
import { limitFor, type Limit, type Where } from './limit';

/** A test before a settlement, or before a lease is signed. */
export interface PlanAnswers extends Where {
  occasion: Occasion;
  /** The day of settlement or of the lease. */
  on: string;
  /** True to keep room for the longer test that severe weather requires. */
  reserve: boolean;
  /** The day of an existing test. */
  tested?: string;
}

export type StepId = 'book' | 'close' | 'place' | 'collect' | 'informed' | 'event';

/** A day of the plan. */
export interface Step {
  id: StepId;
  day: string;
  mark?: Mark;
}

/** Why we make no visits on a day. */
type Mark = 'weekend' | 'closed' | Holiday;

/**
 * "early": a test made now would be too old by then; "ok": there is time for a repair and a second test; "tight": for
 * the test alone; "call": it may work if a call books it on a day without visits, or its report comes at once;
 * "too-late": there are too few days for a test; "past": the day is over; "no-need": an existing test is recent enough.
 */
export type PlanCode = 'early' | 'ok' | 'tight' | 'call' | 'too-late' | 'past' | 'no-need';

/** What is said about an existing test. */
export type Existing = 'counts' | 'too-old' | 'not-yet-made' | 'no-rule';

export interface PlanOutcome extends Limit {
  code: PlanCode;
  /** In the order of their days; empty if the day is over, it is too late, or no test is needed. */
  steps: Step[];
  /** First day on which a test is recent enough for the date; undefined if no rule limits its age. */
  oldest?: string;
  /** Book by this day to have room for a repair and a second test; a mitigation firm's own wait is not included. */
  roomy?: string;
  existing?: Existing;
  /** True if no room is left for the longer test that severe weather requires. */
  noReserve?: boolean;
}

/**
 * Plans a test for a settlement or a lease.
 *
 * @param today the day in New York on which it is asked
 * @param reach the first day on which the office can still be reached
 */
export function plan(
  answers: PlanAnswers,
  facts: DatesFacts,
  today: string,
  reach = today,
): PlanOutcome {
  const { occasion, on, tested } = answers;
  // How old a test may have been no longer matters.
  if (on < today) return { code: 'past', steps: [], rule: 'none', notes: [] };
  const limit = limitFor(sideOf(occasion), answers, facts.law);
  const oldest = limit.years === undefined ? undefined : oldestDay(on, limit.years);
  const said = {
    ...limit,
    ...(oldest && { oldest }),
    ...(tested && { existing: existing(tested, on, today, oldest) }),
  };
  if (said.existing === 'counts') return { code: 'no-need', steps: [], ...said };

  const days = answers.reserve ? facts.stormDays : facts.testDays;
  const usual = [...new Set([days, facts.testDays])]
    .map((length) => ({ length, steps: planned(on, length, facts) }))
    .find(({ steps }) => dayOf(steps, 'book') >= reach);
  if (!usual) {
    const hurried = inHaste(on, facts, reach);
    return hurried
      ? { code: 'call', steps: hurried, ...said, noReserve: answers.reserve }
      : { code: 'too-late', steps: [], ...said };
  }
  const roomy = dayOf(roomyPlan(on, days, facts), 'book');
  const early = oldest !== undefined && today < oldest && dayOf(usual.steps, 'place') >= oldest;
  return {
    code: early ? 'early' : roomy >= reach ? 'ok' : 'tight',
    steps: usual.steps,
    ...said,
    ...(roomy >= reach && { roomy }),
    noReserve: usual.length < days,
  };
}

function existing(tested: string, on: string, today: string, oldest: string | undefined): Existing {
  if (tested > today || tested > on) return 'not-yet-made';
  if (oldest === undefined) return 'no-rule';
  return tested >= oldest ? 'counts' : 'too-old';
}

/**
 * Returns the latest plan on our usual days. We promise the analysis on the day of collection but no day for the
 * report, so one more workday is kept for it before the event.
 */
function planned(on: string, testDays: number, facts: DatesFacts): Step[] {
  const informedBy = workdayBefore(on, facts);
  const place = dayUpTo(
    addDays(workdayBefore(informedBy, facts), -testDays),
    facts.workdays,
    facts.closed,
  );
  // A test placed earlier because of a weekend or holidays also ends earlier: the house is kept closed no longer than
  // needed.
  const collect = dayFrom(addDays(place, testDays), facts.workdays, facts.closed);
  const close = addDays(place, -1);
  // Booked a workday before, in time for the house to be closed that evening.
  const book = workdayBefore(close, facts);
  const informed = dayFrom(addDays(collect, 1), facts.workdays, facts.closed);
  return steps({ book, close, place, collect, informed, event: on }, facts);
}

/** Returns the plan with a repair and a second test in between, which follow a high result. */
function roomyPlan(on: string, testDays: number, facts: DatesFacts): Step[] {
  const second = planned(on, testDays, facts);
  const repaired = dayUpTo(
    addDays(dayOf(second, 'place'), -facts.retest.mitigationDays.least),
    facts.workdays,
    facts.closed,
  );
  return planned(repaired, testDays, facts);
}

/**
 * Returns the soonest plan: booked when the office next answers, with a night for closing the house; undefined if the
 * test would end too late. Only a call can tell whether its report comes in time.
 */
function inHaste(on: string, facts: DatesFacts, reach: string): Step[] | undefined {
  const book = dayFrom(reach, facts.contactDays, facts.closed);
  const place = dayFrom(addDays(book, 1), facts.workdays, facts.closed);
  const collect = dayFrom(addDays(place, facts.testDays), facts.workdays, facts.closed);
  if (collect >= on) return undefined;
  return steps({ book, close: addDays(place, -1), place, collect, event: on }, facts);
}

function steps(days: Partial<Record<StepId, string>>, facts: DatesFacts): Step[] {
  return Object.entries(days).map(([id, day]) => ({
    id: id as StepId,
    day,
    ...marked(day, facts),
  }));
}

/** Returns the mark of a weekend, a federal holiday or a day on which we are closed, so that nobody is surprised. */
export function marked(day: string, { closed }: Pick<DatesFacts, 'closed'>): { mark?: Mark } {
  const holiday = holidayOn(day);
  if (holiday) return { mark: holiday };
  if (isWeekend(day)) return { mark: 'weekend' };
  return closed.includes(day) ? { mark: 'closed' } : {};
}

function dayOf(all: readonly Step[], id: StepId): string {
  const step = all.find((each) => each.id === id);
  if (!step) throw new Error(`The plan has no step "${id}".`);
  return step.day;
}

function workdayBefore(day: string, facts: DatesFacts): string {
  return dayUpTo(addDays(day, -1), facts.workdays, facts.closed);
}

import type { Company, Law, LawId, Radon } from '../../data/schema';
import { addDays, addYears, lastDay, oldestDay } from './day';
import { holidayOn, isWeekend, weekday, type Holiday } from './holidays';

/** Where a home is, as far as a rule asks for a test there. */
export const RULE_PLACES = [
  'montgomery',
  'rockville',
  'gaithersburg',
  'poolesville',
  'kensington',
  'barnesville',
  'md',
  'dc',
  'va',
  'unknown',
] as const;
export type RulePlace = (typeof RULE_PLACES)[number];

/** What a test is planned for. */
export const OCCASIONS = ['sale', 'lease'] as const;
export type Occasion = (typeof OCCASIONS)[number];

/** A test before a settlement, or before a lease is signed. */
export interface PlanAnswers {
  occasion: Occasion;
  /** The day of settlement or of the lease. */
  on: string;
  place: RulePlace;
  /** Whether to keep room for the longer test that severe weather asks for. */
  reserve: boolean;
  /** The day of a test that there is already. */
  tested?: string;
}

/** How long a test counts at a place, after which law. */
export interface Validity {
  law: LawId;
  years: number;
  /** Whether the official text is known to us; else the number is the company's. */
  confirmed: boolean;
}

/** What the planner needs of the facts. */
export interface DatesFacts {
  /** Hours. */
  closedBefore: number;
  /** Days, of 24 hours, that a test takes: usually, and in severe weather. */
  testDays: number;
  stormDays: number;
  /** Days from the work of a mitigation firm to a new test. */
  afterMitigation: number;
  /** The days of the week on which the office works, 0 for Sunday. */
  workdays: number[];
  /** How long a test counts; a place without a rule is not in it. */
  validity: Record<Occasion, Partial<Record<RulePlace, Validity>>>;
  retest: {
    routine: { least: number; most: number };
    standard: number;
    system: number;
    water: number;
    treatedWater: number;
    mitigationDays: { least: number; suggested: number; most: number };
  };
}

export type StepId = 'book' | 'close' | 'place' | 'collect' | 'informed' | 'event';

/** A day of the plan. */
export interface Step {
  id: StepId;
  day: string;
  mark?: 'weekend' | Holiday;
}

/**
 * "early": a test made now would be too old by then; "ok": there is time for a repair and a second test; "tight": for
 * the test alone; "call": it might be done, but not within our usual days; "too-late": there are no days enough for a
 * test; "past": the day is over.
 */
export type PlanCode = 'early' | 'ok' | 'tight' | 'call' | 'too-late' | 'past';

/** How the age of a test is limited at the place. */
export type RuleCode =
  /** A rule limits it. */
  | 'rule'
  /** The place is not known: the shortest that any rule asks for is taken. */
  | 'strictest'
  /** The law excludes the town. */
  | 'exempt-town'
  /** We know of no rule. */
  | 'none';

/** What is said of a test that there is already. */
export type Existing = 'counts' | 'too-old' | 'not-yet-made' | 'no-rule';

/** What the sources leave open, or what is given up to keep the day. */
export type PlanNote =
  | 'which-day-counts'
  | 'gaithersburg-text'
  | 'gaithersburg-sale'
  | 'town-rental'
  | 'city-limits'
  | 'no-reserve'
  | 'closed-already';

export interface PlanOutcome {
  code: PlanCode;
  /** In the order of their days. None where it is too late or over. */
  steps: Step[];
  /** From this day on a test is young enough on the day; nothing where no rule says so. */
  oldest?: string;
  rule: RuleCode;
  validity?: Validity;
  /** Book by this day to leave room for a repair and a second test, before a mitigation firm's own wait. */
  roomy?: string;
  existing?: Existing;
  notes: PlanNote[];
}

/** The facts that the planner needs. */
export function datesFacts(radon: Radon, laws: Record<LawId, Law>, company: Company): DatesFacts {
  return {
    closedBefore: radon.closedHouse.before.value,
    testDays: Math.ceil(radon.test.minimum.value / 24),
    stormDays: radon.test.severeWeatherDays.value,
    afterMitigation: Math.ceil(radon.mitigation.retestAfter.value / 24),
    workdays: company.openingHours.office.flatMap(({ from, to }) => weekdaysBetween(from, to)),
    validity: validities(laws),
    retest: {
      routine: {
        least: radon.retest.every.value,
        most: radon.retest.every.max ?? radon.retest.every.value,
      },
      standard: radon.retest.standardMaximum.value,
      system: radon.retest.withMitigation.value,
      water: radon.water.retest.value,
      treatedWater: radon.water.retestTreated.value,
      mitigationDays: {
        least: Math.ceil(radon.mitigation.retestAfter.value / 24),
        suggested: radon.mitigation.retestSuggested.value,
        most: radon.mitigation.retestWithin.value,
      },
    },
  };
}

function validities(laws: Record<LawId, Law>): DatesFacts['validity'] {
  const of = (
    law: LawId,
    field: 'validity' | 'saleValidity' = 'validity',
  ): Validity | undefined => {
    const limit = laws[law][field];
    return limit && { law, years: limit.value, confirmed: limit.statedBy !== 'company' };
  };
  const countyRental = of('montgomeryRental');
  return {
    sale: {
      montgomery: of('montgomeryResale'),
      gaithersburg: of('montgomeryResale'),
      rockville: of('rockville', 'saleValidity'),
    },
    lease: {
      montgomery: countyRental,
      poolesville: countyRental,
      kensington: countyRental,
      barnesville: countyRental,
      rockville: of('rockville'),
      gaithersburg: of('gaithersburg'),
    },
  };
}

const WEEK = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

/** The days of the week from one to another, around Sunday if need be. */
function weekdaysBetween(from: string, to: string): number[] {
  const first = WEEK.indexOf(from);
  const count = (WEEK.indexOf(to) - first + 7) % 7;
  return Array.from({ length: count + 1 }, (_, index) => (first + index) % 7);
}

/**
 * When to test for a settlement or a lease.
 *
 * @param today the day on which it is asked, in New York
 */
export function plan(answers: PlanAnswers, facts: DatesFacts, today: string): PlanOutcome {
  const { occasion, on, place, tested } = answers;
  const limit = limitFor(occasion, place, facts);
  const oldest = limit.validity && oldestDay(on, limit.validity.years);
  const said = {
    ...limit,
    ...(oldest && { oldest }),
    ...(tested && { existing: existing(tested, on, today, oldest) }),
  };
  const notes = openFor(occasion, place);
  if (oldest) notes.unshift('which-day-counts');
  if (on < today) return { code: 'past', steps: [], ...said, notes: [] };

  const days = answers.reserve ? facts.stormDays : facts.testDays;
  const usual = [...new Set([days, facts.testDays])]
    .map((length) => ({ length, steps: planned(on, length, facts) }))
    .find(({ steps }) => dayOf(steps, 'book') >= today);
  if (!usual) {
    const hurried = inHaste(on, facts, today);
    const gives = answers.reserve ? (['no-reserve'] as const) : [];
    return hurried
      ? {
          code: 'call',
          steps: hurried.steps,
          ...said,
          notes: [...(hurried.closed ? (['closed-already'] as const) : []), ...gives, ...notes],
        }
      : { code: 'too-late', steps: [], ...said, notes };
  }
  const roomy = dayOf(roomyPlan(on, days, facts), 'book');
  const early = oldest !== undefined && today < oldest && dayOf(usual.steps, 'place') >= oldest;
  return {
    code: early ? 'early' : roomy >= today ? 'ok' : 'tight',
    steps: usual.steps,
    ...said,
    ...(roomy >= today && { roomy }),
    notes: usual.length < days ? ['no-reserve', ...notes] : notes,
  };
}

/** How old a test may be at a place. Where the place is not known, the shortest limit is safe anywhere. */
function limitFor(
  occasion: Occasion,
  place: RulePlace,
  { validity }: DatesFacts,
): { rule: RuleCode; validity?: Validity } {
  const own = validity[occasion][place];
  if (own) return { rule: 'rule', validity: own };
  if (place === 'unknown') {
    const [shortest] = Object.values(validity[occasion]).sort((a, b) => a.years - b.years);
    return { rule: 'strictest', ...(shortest && { validity: shortest }) };
  }
  return { rule: isTown(place) ? 'exempt-town' : 'none' };
}

function isTown(place: RulePlace): boolean {
  return place === 'poolesville' || place === 'kensington' || place === 'barnesville';
}

function openFor(occasion: Occasion, place: RulePlace): PlanNote[] {
  if (place === 'unknown') return ['city-limits'];
  if (place === 'gaithersburg')
    return [occasion === 'sale' ? 'gaithersburg-sale' : 'gaithersburg-text'];
  return occasion === 'lease' && isTown(place) ? ['town-rental'] : [];
}

function existing(tested: string, on: string, today: string, oldest: string | undefined): Existing {
  if (tested > today || tested > on) return 'not-yet-made';
  if (oldest === undefined) return 'no-rule';
  return tested >= oldest ? 'counts' : 'too-old';
}

/** The latest plan on our usual days: the result is there a workday before the event, and all is reckoned back from it. */
function planned(on: string, testDays: number, facts: DatesFacts): Step[] {
  const collect = workdayBefore(on, facts);
  const place = workdayUpTo(addDays(collect, -testDays), facts);
  const close = addDays(place, -1);
  const book = workdayUpTo(close, facts);
  return steps({ book, close, place, collect, informed: collect, event: on });
}

/** The same with a repair and a second test between: what follows a high result. */
function roomyPlan(on: string, testDays: number, facts: DatesFacts): Step[] {
  const second = planned(on, testDays, facts);
  const repaired = workdayUpTo(addDays(dayOf(second, 'place'), -facts.afterMitigation), facts);
  return planned(repaired, testDays, facts);
}

/** The soonest a test can be made, on whatever days; nothing where it would end on the day of the event or after. */
function inHaste(
  on: string,
  { testDays }: DatesFacts,
  today: string,
): { steps: Step[]; closed: boolean } | undefined {
  // Without a night to spare, the house must have been closed since yesterday.
  const closed = addDays(today, testDays + 1) === on;
  const place = closed ? today : addDays(today, 1);
  const collect = addDays(place, testDays);
  if (collect >= on) return undefined;
  return {
    closed,
    steps: steps({
      book: today,
      ...(!closed && { close: today }),
      place,
      collect,
      informed: collect,
      event: on,
    }),
  };
}

function steps(days: Partial<Record<StepId, string>>): Step[] {
  return Object.entries(days).map(([id, day]) => ({ id: id as StepId, day, ...marked(day) }));
}

/** A weekend or a federal holiday, so that nobody is surprised. */
export function marked(day: string): { mark?: 'weekend' | Holiday } {
  const holiday = holidayOn(day);
  if (holiday) return { mark: holiday };
  return isWeekend(day) ? { mark: 'weekend' } : {};
}

function dayOf(all: readonly Step[], id: StepId): string {
  const step = all.find((each) => each.id === id);
  if (!step) throw new Error(`The plan has no step "${id}".`);
  return step.day;
}

function isWorkday(day: string, { workdays }: DatesFacts): boolean {
  return workdays.includes(weekday(day)) && holidayOn(day) === undefined;
}

function workdayUpTo(day: string, facts: DatesFacts): string {
  let found = day;
  while (!isWorkday(found, facts)) found = addDays(found, -1);
  return found;
}

function workdayBefore(day: string, facts: DatesFacts): string {
  return workdayUpTo(addDays(day, -1), facts);
}

/** Why a home or its water is tested again. */
export const REASONS = [
  'routine',
  'system',
  'mitigation',
  'works',
  'sale',
  'lease',
  'water',
  'treated',
] as const;
export type Reason = (typeof REASONS)[number];

export interface RetestAnswers {
  reason: Reason;
  /** The day of the last test; of the mitigation for "mitigation", of the end of the work for "works". */
  last: string;
  /** For a sale and a lease. */
  place: RulePlace;
}

/**
 * "later": its time has not come; "now": it has; "overdue": it is over; "still-good" and "too-old": whether the test
 * counts at a sale or lease of today; "no-rule": nothing limits its age; "future": the last test is still to come.
 */
export type RetestCode =
  'later' | 'now' | 'overdue' | 'still-good' | 'too-old' | 'no-rule' | 'future';

export interface RetestOutcome {
  code: RetestCode;
  /** From when on to test. */
  from?: string;
  /** By when, or until when the last test counts. */
  by?: string;
  /** The day that we suggest, between the two. */
  suggested?: string;
  /** The longest that the national protocol allows. */
  standard?: string;
  rule?: RuleCode;
  validity?: Validity;
  notes: PlanNote[];
}

/** When to test again. */
export function retest(answers: RetestAnswers, facts: DatesFacts, today: string): RetestOutcome {
  const { reason, last, place } = answers;
  if (last > today) return { code: 'future', notes: [] };
  if (reason === 'sale' || reason === 'lease')
    return stillCounts(reason, last, place, facts, today);
  const due = span(reason, last, facts.retest);
  if (due.by !== undefined && today > due.by) return { code: 'overdue', ...due, notes: [] };
  const come = due.from === undefined ? today === due.by : today >= due.from;
  return { code: come ? 'now' : 'later', ...due, notes: [] };
}

function span(
  reason: Exclude<Reason, Occasion>,
  last: string,
  facts: DatesFacts['retest'],
): { from?: string; by?: string; suggested?: string; standard?: string } {
  const { routine, mitigationDays } = facts;
  switch (reason) {
    case 'routine':
      return {
        from: addYears(last, routine.least),
        by: addYears(last, routine.most),
        standard: addYears(last, facts.standard),
      };
    case 'system':
      return { by: addYears(last, facts.system) };
    case 'water':
      return { by: addYears(last, facts.water) };
    case 'treated':
      return { by: addYears(last, facts.treatedWater) };
    case 'works':
      return { from: last };
    case 'mitigation':
      return {
        from: addDays(last, mitigationDays.least),
        suggested: addDays(last, mitigationDays.suggested),
        by: addDays(last, mitigationDays.most),
      };
  }
}

function stillCounts(
  occasion: Occasion,
  last: string,
  place: RulePlace,
  facts: DatesFacts,
  today: string,
): RetestOutcome {
  const limit = limitFor(occasion, place, facts);
  if (!limit.validity) return { code: 'no-rule', ...limit, notes: [] };
  const by = lastDay(last, limit.validity.years);
  return {
    code: today <= by ? 'still-good' : 'too-old',
    by,
    ...limit,
    notes: ['which-day-counts', ...openFor(occasion, place)],
  };
}

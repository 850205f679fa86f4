import { choice, day, type AnswersOf } from '../answers';
import { hoursAfter, momentsOf } from '../new-york';
import type { Outcome, Part, Refusal, Statement, Value } from '../outcome';
import type { Tool } from '../tool';
import {
  EVENTS,
  openedHouse,
  TEST_KINDS,
  type OpenedFacts,
  type OpenedOutcome,
  type OpenedReason,
} from './opened';
import { amount, time } from './readers';
import { closedHouse, LENGTHS, type SheetCode, type SheetFacts, type SheetOutcome } from './sheet';

export type ClosedHouseFacts = { sheet: SheetFacts; opened: OpenedFacts };

/** Every sentence of the sheet, and of an opened window. Reasons that can end in several ways stand apart by `of`. */
export type ClosedHouseSaying =
  | `sheet.${Exclude<SheetCode, 'no-such-time'>}`
  | `hour.${'close' | 'start' | 'end'}`
  | `opened.${OpenedReason}`
  | `end.${'monitor' | 'other' | 'monitorTime' | 'otherTime' | 'later' | 'laterTime'}`
  | `next.${'print' | 'missed' | 'close' | 'note' | 'call' | 'leave' | 'carry-on' | 'again' | 'keep'}`
  | `why.${'closed' | 'guide' | 'before' | 'hours' | 'keep' | 'storm' | 'forward' | 'back'}`
  | `assumed.${'zone' | 'twice' | 'hour' | 'minutes' | 'kind'}`
  | `open.${'appointment' | 'break' | 'edition' | 'hours'}`;

type Said = Statement<ClosedHouseSaying>;

const FIELDS = {
  need: choice(['sheet', 'opened']),
  event: choice(EVENTS),
  when: choice(['before', 'during', 'after']),
  hour: amount,
  minutes: amount,
  test: choice(TEST_KINDS),
  closed: choice(['yes', 'no']),
  day,
  time,
  length: choice(LENGTHS),
};
type Answers = AnswersOf<typeof FIELDS>;

/** My closed-house sheet, and "We opened a window". */
export const closedHouseTool: Tool<typeof FIELDS, ClosedHouseFacts> = {
  fields: () => FIELDS,

  asks: ({ need = 'sheet', event, when = 'during', test }) => {
    if (need === 'sheet') return ['need', 'day', 'time', 'length'];
    const timed = event === undefined || ['window', 'door', 'fan', 'fireplace'].includes(event);
    const matters = timed && when !== 'after' && test !== 'long' && test !== 'progeny';
    return [
      'need',
      'event',
      'when',
      ...(matters ? (['hour', 'minutes'] as const) : []),
      'test',
      ...(matters ? (['closed'] as const) : []),
      ...(matters || event === 'storm' ? (['length', 'day', 'time'] as const) : []),
    ];
  },

  decide: (answers, facts, today) =>
    answers.need === 'opened'
      ? decideOpened(answers, facts)
      : decideSheet(answers, facts.sheet, today),

  propertyType: () => 'residential',
};

function decideSheet(
  { day: on, time: at, length = 'short' }: Answers,
  facts: SheetFacts,
  today: string,
): Outcome | Refusal<'day' | 'time'> {
  if (on === undefined || at === undefined) {
    return {
      slips: {
        ...(on === undefined && { day: 'missing' }),
        ...(at === undefined && { time: 'missing' }),
      },
    };
  }
  const outcome = closedHouse({ start: `${on}T${at}`, length }, facts, today);
  if (outcome.code === 'no-such-time') return { slips: { time: 'skipped' } };
  return { code: outcome.code, said: sheetSaid(outcome.code, outcome) };
}

const clock = (minute: string): Value => ({ time: minute, weekday: true });

const say = (part: Part, ...codes: ClosedHouseSaying[]): Said[] =>
  codes.map((code) => ({ part, code }));

function sheetSaid(
  code: Exclude<SheetCode, 'no-such-time'>,
  { times, hours, clocks, twice }: SheetOutcome,
): Said[] {
  const values: Record<string, Value> = {
    hours: { number: hours },
    ...(times && {
      close: clock(times.closeBy),
      start: clock(times.start),
      end: clock(times.end),
    }),
  };
  const valued = (part: Part, ...codes: ClosedHouseSaying[]): Said[] =>
    codes.map((each) => ({ part, code: each, values }));
  return [
    ...valued('answer', `sheet.${code}`),
    ...say('next', ...(code === 'over' ? [] : (['next.print', 'next.missed'] as const))),
    ...valued('days', 'hour.close', 'hour.start', 'hour.end'),
    ...say('why', 'why.closed', ...(clocks ? ([`why.${clocks}`] as const) : []), 'why.storm'),
    ...say('assumed', 'assumed.zone', ...(twice ? (['assumed.twice'] as const) : [])),
    ...say('unsure', 'open.appointment'),
  ];
}

function decideOpened(answers: Answers, facts: ClosedHouseFacts): Outcome | Refusal<'event'> {
  const { event, when = 'during', hour, minutes, test = 'unknown', closed } = answers;
  if (event === undefined) return { slips: { event: 'missing' } };
  const outcome = openedHouse(
    {
      event,
      when,
      hour: hour ?? 0,
      minutes: minutes ?? 0,
      test,
      planned: facts.sheet.lengths[answers.length ?? 'short'],
      keepsClosed: closed !== 'no',
    },
    facts.opened,
  );
  return { code: outcome.code, said: openedSaid(outcome, answers) };
}

function openedSaid(outcome: OpenedOutcome, answers: Answers): Said[] {
  const { code, reason, open } = outcome;
  const { when = 'during', hour, minutes, test } = answers;
  const broken = outcome.endMonitor !== undefined && reason !== 'storm-length';
  // Without the hour of an opening nobody can tell the end; before the start the worst is taken.
  const ends = broken && when === 'during' && hour === undefined ? [] : endsSaid(outcome, answers);
  return [
    { part: 'answer', code: `opened.${reason}`, ...(reason === 'storm-length' && { of: code }) },
    ...say('next', ...nextSteps(outcome)),
    ...ends,
    ...say('why', ...whyOf(reason)),
    ...(broken
      ? [
          ...say(
            'assumed',
            ...(hour === undefined && when === 'before' ? (['assumed.hour'] as const) : []),
          ),
          ...say('assumed', ...(minutes === undefined ? (['assumed.minutes'] as const) : [])),
        ]
      : []),
    ...say('assumed', ...(test === undefined ? (['assumed.kind'] as const) : [])),
    ...say('unsure', ...(broken && ends.length === 0 ? (['open.hours'] as const) : [])),
    ...say('unsure', ...(open ? (['open.break'] as const) : []), 'open.edition'),
  ];
}

/** When the test would end, in hours from its start and, where the start is known, by the clock. */
function endsSaid(
  { code, startLater, endMonitor, endOther }: OpenedOutcome,
  { day: on, time: at, test = 'unknown' }: Answers,
): Said[] {
  const [start] = on !== undefined && at !== undefined ? momentsOf(`${on}T${at}`) : [];
  const line = (name: 'monitor' | 'other' | 'later', hours: number | undefined): Said[] => {
    if (hours === undefined) return [];
    // A part of an hour counts as a whole one, so that nobody opens too early.
    const values: Record<string, Value> = {
      hours: { number: Math.ceil(hours) },
      ...(start !== undefined && { time: clock(hoursAfter(start, hours)) }),
    };
    return [{ part: 'days', code: `end.${name}${start === undefined ? '' : 'Time'}`, values }];
  };
  return [
    ...line('later', startLater),
    ...(code === 'go-on' || test === 'passive' ? [] : line('monitor', endMonitor)),
    ...(code === 'go-on' || test === 'monitor' ? [] : line('other', endOther)),
  ];
}

function nextSteps({ code, reason }: OpenedOutcome): ClosedHouseSaying[] {
  switch (reason) {
    case 'device-disturbed':
      return ['next.leave', 'next.note', 'next.call'];
    case 'cannot-close':
      return ['next.again', 'next.call'];
    case 'power-not-ruled':
    case 'works-not-ruled':
    case 'progeny-not-ruled':
    case 'storm-length':
      return code === 'go-on' ? ['next.carry-on'] : ['next.keep', 'next.note', 'next.call'];
    case 'broken-before':
    case 'monitor-hours':
    case 'break-not-ruled':
    case 'enough-left':
      return ['next.close', 'next.note', 'next.call'];
    case 'normal-entry':
    case 'normal-use':
    case 'long-test':
    case 'closed-in-time':
    case 'no-device-yet':
    case 'test-over':
      return ['next.carry-on'];
  }
}

/** Where the rule stands. */
function whyOf(reason: OpenedReason): ClosedHouseSaying[] {
  switch (reason) {
    case 'broken-before':
    case 'closed-in-time':
      return ['why.before'];
    case 'monitor-hours':
    case 'enough-left':
      return ['why.before', 'why.hours'];
    case 'break-not-ruled':
      return ['why.guide', 'why.before', 'why.hours'];
    case 'cannot-close':
      return ['why.keep'];
    case 'storm-length':
      return ['why.storm'];
    default:
      return ['why.guide'];
  }
}

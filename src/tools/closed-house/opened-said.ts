import { hoursAfter, momentsOf } from '../new-york';
import type { Beginning, Outcome, Refusal } from '../outcome';
import { clock, say, type ClosedHouseSaying, type Said } from './codes';
import type { ClosedHouseFacts } from './facts';

import { openedHouse, type OpenedOutcome, type OpenedReason } from './opened';
import { isTimed, type ClosedHouseAnswers, type ClosedHouseQuestions } from './questions';

/**
 * Answers what an opened window, or another mishap, means for a test.
 *
 * @returns the outcome, or a slip if no event is given or the event is after the end of the test
 */
export function decideOpened(
  answers: ClosedHouseAnswers,
  facts: ClosedHouseFacts,
): Outcome | Refusal<ClosedHouseQuestions> {
  const { event, when = 'during', hour, minutes, test = 'unknown', closed } = answers;
  if (event === undefined) return { slips: { event: 'missing' } };
  const planned = facts.sheet.lengths[answers.length ?? 'short'];
  if (when === 'during' && hour !== undefined && hour > planned && isTimed(answers))
    return { slips: { hour: 'over' } };
  const outcome = openedHouse(
    {
      event,
      when,
      hour: hour ?? 0,
      minutes: minutes ?? 0,
      test,
      planned,
      keepsClosed: closed !== 'no',
    },
    facts.opened,
  );
  return { code: outcome.code, said: openedSaid(outcome, answers) };
}

function openedSaid(outcome: OpenedOutcome, answers: ClosedHouseAnswers): Said[] {
  const { code, reason, open } = outcome;
  const { when = 'during', hour, minutes, test } = answers;
  const broken = outcome.endMonitor !== undefined;
  // Without the hour of an opening the end is unknown; before the start, the worst case is assumed.
  const ends = broken && when === 'during' && hour === undefined ? [] : endsSaid(outcome, answers);
  return [
    say('answer', `opened.${reason}`, { of: reason === 'storm-length' ? code : undefined }),
    ...nextSteps(outcome, answers).map((each) => say('next', each)),
    ...ends,
    ...whyOf(reason).map((each) => say('why', each)),
    ...(broken && hour === undefined && when === 'before' ? [say('assumed', 'assumed.hour')] : []),
    ...((broken || reason === 'break-not-ruled') && minutes === undefined
      ? [say('assumed', 'assumed.minutes')]
      : []),
    ...(test === undefined ? [say('assumed', 'assumed.kind')] : []),
    ...(broken && ends.length === 0 ? [say('unsure', 'open.hours')] : []),
    ...(open ? [say('unsure', 'open.break')] : []),
    say('unsure', 'open.edition'),
  ];
}

/** Says when the test would end, in hours from its start and, if the start is known, by the clock. */
function endsSaid(
  { code, reason, startLater, endMonitor, endStorm }: OpenedOutcome,
  { day: on, time: at, test = 'unknown' }: ClosedHouseAnswers,
): Said[] {
  const [start] = on !== undefined && at !== undefined ? momentsOf(`${on}T${at}`) : [];
  const line = (name: 'monitor' | 'storm' | 'later', hours: number | undefined): Said[] => {
    if (hours === undefined) return [];
    // Rounded up, so that nobody opens too early.
    const whole = Math.ceil(hours);
    const time = start === undefined ? undefined : clock(hoursAfter(start, whole));
    return [say('days', `end.${name}`, { values: { hours: { number: whole }, time } })];
  };
  // In a storm every device runs for the same time.
  if (reason === 'storm-length') return code === 'go-on' ? [] : line('storm', endStorm);
  return [
    ...line('later', startLater),
    ...(code === 'go-on' || test === 'passive' ? [] : line('monitor', endMonitor)),
  ];
}

function nextSteps(
  { code, reason }: OpenedOutcome,
  { event }: ClosedHouseAnswers,
): Beginning<'next', ClosedHouseSaying>[] {
  // A fire cannot be switched off, and embers below a shut damper make carbon monoxide.
  const close = event === 'fireplace' ? 'next.fire' : 'next.close';
  switch (reason) {
    case 'device-disturbed':
      return ['next.leave', 'next.note', 'next.call'];
    case 'cannot-close':
      return ['next.again', 'next.call'];
    case 'hours-in-sum':
      return ['next.note', 'next.call', 'next.again'];
    case 'hours-complete':
      return [close, 'next.note'];
    case 'power-not-ruled':
    case 'works-not-ruled':
    case 'progeny-not-ruled':
    case 'storm-length':
      return code === 'go-on' ? ['next.carry-on'] : ['next.keep', 'next.note', 'next.call'];
    case 'broken-before':
    case 'monitor-hours':
    case 'break-not-ruled':
    case 'device-decides':
    case 'enough-left':
    case 'hours-nearly':
    case 'storm-hours':
      return [close, 'next.note', 'next.call'];
    case 'normal-entry':
    case 'normal-use':
    case 'long-test':
    case 'closed-in-time':
    case 'no-device-yet':
    case 'test-over':
      return ['next.carry-on'];
  }
}

/** The sources of the rule behind a reason. */
function whyOf(reason: OpenedReason): Beginning<'why', ClosedHouseSaying>[] {
  switch (reason) {
    case 'broken-before':
    case 'closed-in-time':
      return ['why.before'];
    case 'monitor-hours':
    case 'hours-nearly':
    case 'enough-left':
      return ['why.before', 'why.hours'];
    case 'break-not-ruled':
    case 'device-decides':
      return ['why.guide', 'why.sum', 'why.hours'];
    case 'hours-in-sum':
      return ['why.sum'];
    case 'cannot-close':
      return ['why.keep'];
    case 'storm-length':
      return ['why.storm'];
    case 'storm-hours':
      return ['why.storm', 'why.hours'];
    default:
      return ['why.guide'];
  }
}

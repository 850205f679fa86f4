import { addDays } from '../day';
import { ageSaid, openSaid, say, weekday, type DatesSaid } from './codes';
import type { Value } from '../outcome';
import { dayUpTo } from '../workdays';
import { closingOf, type DatesFacts, type Occasion } from './occasions';
import { marked, type PlanOutcome } from './plan';

/** Returns the statements about a plan. */
export function planSaid(
  outcome: PlanOutcome,
  occasion: Occasion,
  date: string,
  tested: string | undefined,
  reserve: boolean,
  facts: DatesFacts,
  today: string,
): DatesSaid[] {
  const { code, steps, oldest, roomy, existing, noReserve, law } = outcome;
  // "By today" ends at an hour: when the office closes.
  const callBy = (day: string | undefined): Value | undefined =>
    day === today && dayUpTo(day, facts.workdays, facts.closed) === day
      ? { time: `${day}T${closingOf(day, facts)}`, weekday: true, by: true }
      : weekday(day);
  const book = callBy(steps.find(({ id }) => id === 'book')?.day);
  const early = code === 'ok' ? callBy(roomy) : undefined;
  const days = { date: weekday(date), tested: weekday(tested) };
  const planned = steps.length > 0;
  const verdict = {
    date: days.date,
    book,
    roomy: early,
    oldest: code === 'early' ? weekday(oldest) : undefined,
    tested: code === 'past' ? days.tested : undefined,
  };
  return [
    ...(existing
      ? [
          say('answer', `existing.${existing}`, {
            of: existing === 'counts' ? `${occasion}-${law ?? ''}` : undefined,
            values: days,
          }),
        ]
      : []),
    ...(code === 'no-need' ? [] : [say('answer', `plan.${code}`, { values: verdict })]),
    ...nextSaid(outcome, occasion, days),
    ...(early ? [say('days', 'step.roomy', { values: { day: early } })] : []),
    ...stepsSaid(outcome, occasion, book, facts),
    ...whySaid(outcome, occasion),
    ...(planned ? [say('assumed', code === 'call' ? 'assumed.start' : 'assumed.office')] : []),
    ...(planned && reserve && !noReserve ? [say('assumed', 'assumed.reserve')] : []),
    ...(noReserve ? [say('unsure', 'open.no-reserve')] : []),
    ...openSaid(outcome),
    ...(planned ? [say('unsure', 'open.wait')] : []),
    say('onward', planned ? 'onward.sheet' : 'onward.law'),
  ];
}

/** Says what to do. */
function nextSaid(
  { code, steps, oldest, law }: PlanOutcome,
  of: Occasion,
  days: Record<'date' | 'tested', Value | undefined>,
): DatesSaid[] {
  const late = code === 'too-late' || code === 'call';
  return [
    // Signing without the result cannot be made up for later, so this comes first.
    ...(late && of === 'lease' && law !== undefined
      ? [say('next', 'next.hold', { of: `lease-${law}` })]
      : []),
    ...(late && oldest
      ? [say('next', 'next.oldest', { values: { date: days.date, oldest: weekday(oldest) } })]
      : []),
    ...(late ? [say('next', 'next.move', { of }), say('next', 'next.after')] : []),
    ...(code === 'past' ? [say('next', 'next.test', { values: days })] : []),
    ...(code === 'call' ? [say('next', 'next.report')] : []),
    ...(steps.length > 0 && code !== 'call' ? [say('next', 'next.book')] : []),
  ];
}

/** Says the steps with their days, and what is special about the days between them. */
function stepsSaid(
  { steps }: PlanOutcome,
  occasion: Occasion,
  book: Value | undefined,
  facts: DatesFacts,
): DatesSaid[] {
  const dayOf = ({ id, day }: (typeof steps)[number]): Value | undefined => {
    if (id === 'close') return { time: `${day}T${facts.closeBy}`, weekday: true };
    return id === 'book' ? book : weekday(day);
  };
  return [
    ...steps.map((step) =>
      say('days', `step.${step.id}`, {
        of: step.id === 'informed' || step.id === 'event' ? occasion : undefined,
        values: { day: dayOf(step) },
      }),
    ),
    ...marks(
      steps.map(({ day }) => day),
      facts,
    ),
  ];
}

/** Says why: how long a test takes, and how old it may be. */
function whySaid(
  { code, oldest, informs, ...limit }: PlanOutcome,
  occasion: Occasion,
): DatesSaid[] {
  if (code === 'past') return [];
  const tests = code !== 'no-need';
  return [
    ...(tests ? [say('why', 'why.hours'), say('why', 'why.storm')] : []),
    ...ageSaid(limit, occasion),
    ...(oldest ? [say('why', 'why.oldest', { values: { oldest: weekday(oldest) } })] : []),
    ...(informs ? [say('why', 'why.informed', { of: `${occasion}-${limit.law ?? ''}` })] : []),
    ...(occasion === 'lease' && limit.law !== undefined ? [say('why', 'why.signing')] : []),
    ...(tests ? [say('why', 'why.holidays')] : []),
  ];
}

/** Names each step on a weekend, and every federal holiday and closed day from the first step to the last. */
function marks(steps: readonly string[], facts: DatesFacts): DatesSaid[] {
  const [first = '', last = ''] = [steps[0], steps.at(-1)];
  const days: string[] = [];
  for (let on = first; on !== '' && on <= last; on = addDays(on, 1)) days.push(on);
  return days.flatMap((on): DatesSaid[] => {
    const { mark } = marked(on, facts);
    const values = { day: weekday(on) };
    if (mark === 'weekend')
      return steps.includes(on) ? [say('why', 'mark.weekend', { values })] : [];
    if (mark === 'closed') return [say('why', 'mark.closed', { values })];
    return mark ? [say('why', 'mark.holiday', { values })] : [];
  });
}

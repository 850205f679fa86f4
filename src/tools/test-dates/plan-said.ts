import { addDays } from '../day';
import type { Part, Value } from '../outcome';
import { ageSaid, openSaid, say, weekday, type DatesSaid, type DatesSaying } from './codes';
import type { Occasion } from './occasions';
import { marked, type PlanOutcome } from './plan';

/** A plan in sentences. */
export function planSaid(
  outcome: PlanOutcome,
  occasion: Occasion,
  date: string,
  tested: string | undefined,
  reserve: boolean,
): DatesSaid[] {
  const { code, steps, oldest, roomy, existing, noReserve } = outcome;
  const book = steps.find(({ id }) => id === 'book')?.day;
  const values: Record<string, Value> = {
    date: weekday(date),
    ...(book && { book: weekday(book) }),
    ...(roomy && { roomy: weekday(roomy) }),
    ...(oldest && { oldest: weekday(oldest) }),
    ...(tested && { tested: weekday(tested) }),
  };
  const of = (part: Part, ...codes: DatesSaying[]): DatesSaid[] =>
    codes.map((each) => say(part, each, { values }));
  const mine = (part: Part, ...codes: DatesSaying[]): DatesSaid[] =>
    codes.map((each) => say(part, each, { of: occasion, values }));
  const planned = steps.length > 0;
  const late = code === 'too-late' || code === 'call';
  return [
    ...(existing ? mine('answer', `existing.${existing}`) : []),
    ...(code === 'no-need' ? [] : mine('answer', `plan.${code}`)),
    ...(late && oldest ? of('next', 'next.oldest') : []),
    ...(late ? mine('next', 'next.move', 'next.after') : []),
    ...(code === 'past' ? of('next', 'next.test') : []),
    ...(planned && code !== 'call' ? mine('next', 'next.book') : []),
    ...(planned ? of('next', 'next.prepare') : []),
    ...steps.map(({ id, day: on }) =>
      say('days', `step.${id}`, {
        ...(id === 'informed' || id === 'event' ? { of: occasion } : {}),
        values: { day: weekday(on) },
      }),
    ),
    ...marks(steps.map((step) => step.day)),
    ...whySaid(outcome, occasion, values),
    ...(planned ? of('assumed', code === 'call' ? 'assumed.start' : 'assumed.office') : []),
    ...(planned && reserve && !noReserve ? of('assumed', 'assumed.reserve') : []),
    ...(noReserve ? of('unsure', 'open.no-reserve') : []),
    ...openSaid(outcome),
    ...(planned ? of('unsure', 'open.wait') : []),
  ];
}

/** Why: how long a test takes, and how old it may be. */
function whySaid(
  { code, oldest, informs, ...limit }: PlanOutcome,
  occasion: Occasion,
  values: Record<string, Value>,
): DatesSaid[] {
  const plain = (...codes: DatesSaying[]): DatesSaid[] =>
    codes.map((each) => say('why', each, { values }));
  if (code === 'past') return [];
  const tests = code !== 'no-need';
  return [
    ...(tests ? plain('why.hours', 'why.storm') : []),
    ...ageSaid(limit, occasion),
    ...(oldest ? plain('why.oldest') : []),
    ...(informs ? [say('why', 'why.informed', { of: `${occasion}-${limit.law ?? ''}` })] : []),
    ...(occasion === 'lease' && limit.law !== undefined ? plain('why.signing') : []),
    ...(tests ? plain('why.holidays') : []),
  ];
}

/** Names the steps that are on a weekend, and every federal holiday between the first and the last. */
function marks(steps: readonly string[]): DatesSaid[] {
  const [first = '', last = ''] = [steps[0], steps.at(-1)];
  const days: string[] = [];
  for (let on = first; on !== '' && on <= last; on = addDays(on, 1)) days.push(on);
  return days.flatMap((on): DatesSaid[] => {
    const { mark } = marked(on);
    const values = { day: weekday(on) };
    if (mark === 'weekend')
      return steps.includes(on) ? [say('days', 'mark.weekend', { values })] : [];
    return mark ? [say('days', 'mark.holiday', { of: mark, values })] : [];
  });
}

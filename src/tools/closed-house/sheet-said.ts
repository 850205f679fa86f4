import type { Outcome, Part, Refusal, Value } from '../outcome';
import { clock, say, type ClosedHouseSaying, type Said } from './codes';
import type { ClosedHouseAnswers } from './fields';
import { closedHouse, type SheetCode, type SheetFacts, type SheetOutcome } from './sheet';

/**
 * The hours of a test in sentences.
 *
 * @param today the day on which it is asked, in New York
 */
export function decideSheet(
  { day: on, time: at, length = 'short' }: ClosedHouseAnswers,
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

function sheetSaid(
  code: Exclude<SheetCode, 'no-such-time'>,
  { times, hours, collect, clocks, twice }: SheetOutcome,
): Said[] {
  const values: Record<string, Value> = {
    hours: { number: hours },
    ...(times && {
      close: { time: times.closeBy, weekday: true, by: true },
      start: clock(times.start),
      end: clock(times.end),
    }),
  };
  const valued = (part: Part, ...codes: ClosedHouseSaying[]): Said[] =>
    codes.map((each) => ({ part, code: each, values }));
  return [
    ...valued('answer', `sheet.${code}`),
    ...say('next', ...(code === 'over' ? [] : (['next.print', 'next.missed'] as const))),
    ...(collect && code !== 'over'
      ? [
          {
            part: 'next' as const,
            code: 'next.collect' as const,
            values: { collect: { day: collect, weekday: true as const } },
          },
        ]
      : []),
    ...valued('days', 'hour.close', 'hour.start', 'hour.end'),
    ...say('why', 'why.closed', ...(clocks ? ([`why.${clocks}`] as const) : []), 'why.storm'),
    ...say('assumed', 'assumed.zone', ...(twice ? (['assumed.twice'] as const) : [])),
    ...say('unsure', 'open.appointment'),
  ];
}

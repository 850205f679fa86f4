import type { Outcome, Refusal } from '../outcome';
import { clock, say, type Said } from './codes';
import type { ClosedHouseAnswers, ClosedHouseQuestions } from './questions';
import { closedHouse, type SheetCode, type SheetFacts, type SheetOutcome } from './sheet';

/**
 * Answers with the hours of a test.
 *
 * @param today the day in New York on which it is asked
 * @returns the outcome, or slips if the day or the time is missing, or the clocks skip that time
 */
export function decideSheet(
  { day: on, time: at, length = 'short' }: ClosedHouseAnswers,
  facts: SheetFacts,
  today: string,
): Outcome | Refusal<ClosedHouseQuestions> {
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
  { times, hours, collect, noVisit, clocks, twice }: SheetOutcome,
): Said[] {
  const values = {
    hours: { number: hours },
    close: times && { time: times.closeBy, weekday: true as const, by: true as const },
    start: times && clock(times.start),
    end: times && clock(times.end),
  };
  return [
    say('answer', `sheet.${code}`, { values }),
    ...(noVisit && code !== 'over' ? [say('next', 'next.no-visit')] : []),
    ...(code === 'over'
      ? []
      : (['next.print', 'next.missed', 'next.safe'] as const).map((each) => say('next', each))),
    ...(collect && code !== 'over'
      ? [say('next', 'next.collect', { values: { collect: { day: collect, weekday: true } } })]
      : []),
    say('days', 'hour.close', { values }),
    say('days', 'hour.start', { values }),
    say('days', 'hour.end', { values }),
    say('why', 'why.closed'),
    ...(clocks ? [say('why', 'why.clocks')] : []),
    say('why', 'why.storm'),
    say('assumed', 'assumed.zone'),
    ...(twice ? [say('assumed', 'assumed.twice')] : []),
    say('unsure', 'open.appointment'),
    say('onward', 'onward.result'),
  ];
}

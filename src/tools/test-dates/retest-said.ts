import type { Value } from '../outcome';
import { ageSaid, openSaid, say, weekday, type DatesSaid, type DatesSaying } from './codes';
import type { Reason, RetestOutcome } from './retest';

/** When to test again, in sentences. */
export function retestSaid(outcome: RetestOutcome, reason: Reason, last: string): DatesSaid[] {
  const { code, from, by, suggested, standard, rule, notes = [] } = outcome;
  const values: Record<string, Value> = {
    last: weekday(last),
    ...(from && { from: weekday(from) }),
    ...(by && { by: weekday(by) }),
    ...(suggested && { suggested: weekday(suggested) }),
    ...(standard && { standard: weekday(standard) }),
  };
  const occasion = reason === 'sale' || reason === 'lease' ? reason : undefined;
  const all = { last, from, suggested, by, standard };
  const days = (['last', 'from', 'suggested', 'by', 'standard'] as const).flatMap((name) => {
    const on = all[name];
    return on === undefined ? [] : [[name, on] as const];
  });
  return [
    say('answer', answerTo(outcome), {
      ...(occasion && code !== 'future' && { of: occasion }),
      values,
    }),
    ...(code === 'future'
      ? []
      : [
          say('next', 'next.test'),
          ...days.map(([name, on]) =>
            say('days', `day.${name}`, {
              ...(name === 'by' && { of: occasion ?? 'test' }),
              values: { day: weekday(on) },
            }),
          ),
        ]),
    ...(occasion && rule ? ageSaid({ ...outcome, rule }, occasion) : []),
    ...(occasion ? [] : [say('why', 'why.again', { of: reason })]),
    ...openSaid({ ...outcome, notes }),
  ];
}

function answerTo({ code, from, by }: RetestOutcome): DatesSaying {
  switch (code) {
    case 'overdue':
    case 'too-old':
    case 'no-rule':
    case 'future':
      return `again.${code}`;
    case 'still-good':
      return 'again.counts';
    case 'later':
    case 'now':
      if (from === undefined) return 'again.by';
      return by === undefined ? 'again.now' : 'again.between';
  }
}

import type { Value } from '../outcome';
import { weekday, type DatesSaid, type DatesSaying } from './codes';
import type { Reason, RetestOutcome } from './retest';

/** When to test again, in sentences. */
export function retestSaid(outcome: RetestOutcome, reason: Reason, last: string): DatesSaid[] {
  const { code, from, by, suggested, standard, rule, validity, notes } = outcome;
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
    {
      part: 'answer',
      code: answerTo(outcome),
      ...(occasion && code !== 'future' && { of: occasion }),
      values,
    },
    ...(code === 'future' ? [] : [{ part: 'next' as const, code: 'next.test' as const }]),
    ...(code === 'future'
      ? []
      : days.map(([name, on]): DatesSaid => ({
          part: 'days',
          code: `day.${name}`,
          ...(name === 'by' && { of: occasion ?? 'test' }),
          values: { day: weekday(on) },
        }))),
    ...(occasion
      ? [
          ...(rule && rule !== 'rule'
            ? [{ part: 'why' as const, code: `why.${rule}` as const, of: occasion }]
            : []),
          ...(validity
            ? [
                {
                  part: 'why' as const,
                  code: 'why.validity' as const,
                  of: `${occasion}-${validity.law}`,
                },
              ]
            : []),
        ]
      : [{ part: 'why' as const, code: 'why.again' as const, of: reason }]),
    ...notes.map((note): DatesSaid => ({ part: 'unsure', code: `open.${note}` })),
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

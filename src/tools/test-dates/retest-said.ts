import { ageSaid, openSaid, say, weekday, type DatesSaid } from './codes';
import type { Occasion } from './occasions';
import type { Reason, RetestOutcome } from './retest';

/** When to test again, in sentences. */
export function retestSaid(outcome: RetestOutcome, reason: Reason, last: string): DatesSaid[] {
  const { code, from, by, suggested, standard, rule, notes = [] } = outcome;
  const occasion = reason === 'sale' || reason === 'lease' ? reason : undefined;
  const days = { last, from, suggested, by, standard };
  return [
    answerOf(outcome, occasion, last),
    ...(code === 'future'
      ? []
      : [
          say('next', 'next.test'),
          ...(['last', 'from', 'suggested', 'by', 'standard'] as const)
            .filter((name) => days[name] !== undefined)
            .map((name) =>
              say('days', `day.${name}`, {
                of: name === 'by' ? (occasion ?? 'test') : undefined,
                values: { day: weekday(days[name]) },
              }),
            ),
        ]),
    ...(occasion && rule ? ageSaid({ ...outcome, rule }, occasion) : []),
    ...(occasion ? [] : [say('why', 'why.again', { of: reason })]),
    ...openSaid({ ...outcome, notes }),
  ];
}

/** Whether to test again, and from or until when. */
function answerOf(
  { code, ...days }: RetestOutcome,
  of: Occasion | undefined,
  lastDay: string,
): DatesSaid {
  const [last, from, by] = [weekday(lastDay), weekday(days.from), weekday(days.by)];
  const all = {
    last,
    from,
    by,
    suggested: weekday(days.suggested),
    standard: weekday(days.standard),
  };
  switch (code) {
    case 'overdue':
      return say('answer', 'again.overdue', { values: all });
    case 'still-good':
      return say('answer', 'again.counts', { of, values: { last, by } });
    case 'too-old':
      return say('answer', 'again.too-old', { of, values: { last, by } });
    case 'no-rule':
      return say('answer', 'again.no-rule', { of });
    case 'future':
      return say('answer', 'again.future');
    case 'later':
    case 'now':
      if (!from) return say('answer', 'again.by', { values: { last, by } });
      return by
        ? say('answer', 'again.between', { values: all })
        : say('answer', 'again.now');
  }
}

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
  if (code === 'future') return say('answer', 'again.future', { values: { last } });
  if (code === 'no-rule') return say('answer', 'again.no-rule', { of, values: { last } });
  if (code === 'still-good' || code === 'too-old')
    return say('answer', code === 'too-old' ? 'again.too-old' : 'again.counts', {
      of,
      values: { last, by },
    });
  if (code !== 'overdue' && !from) return say('answer', 'again.by', { values: { last, by } });
  if (code !== 'overdue' && !by) return say('answer', 'again.now', { values: { last, from } });
  const [suggested, standard] = [weekday(days.suggested), weekday(days.standard)];
  return say('answer', code === 'overdue' ? 'again.overdue' : 'again.between', {
    values: { last, from, by, suggested, standard },
  });
}

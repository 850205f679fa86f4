import type { Beginning } from '../outcome';
import { ageSaid, openSaid, say, weekday, type DatesSaid, type DatesSaying } from './codes';
import type { Reason, RetestOutcome } from './retest';

/** Returns the statements about when to test again. */
export function retestSaid(outcome: RetestOutcome, reason: Reason, last: string): DatesSaid[] {
  const { code, from, by, suggested, standard, rule, law, notes = [] } = outcome;
  const occasion = reason === 'sale' || reason === 'lease' ? reason : undefined;
  /** The law that decides whether a test counts, with its side. */
  const held = occasion && `${occasion}-${law ?? ''}`;
  const days = { last, from, suggested, by, standard };
  return [
    say('answer', answerTo(outcome), {
      of: code === 'still-good' ? held : undefined,
      values: {
        last: weekday(last),
        from: weekday(from),
        by: weekday(by),
        suggested: weekday(suggested),
        standard: weekday(standard),
      },
    }),
    ...(code === 'future'
      ? []
      : [
          say('next', 'next.test'),
          ...(['last', 'from', 'suggested', 'by', 'standard'] as const)
            .filter((name) => days[name] !== undefined)
            .map((name) =>
              say('days', `day.${name}`, {
                of: name === 'by' ? (held ?? 'test') : undefined,
                values: { day: weekday(days[name]) },
              }),
            ),
        ]),
    ...(occasion && rule ? ageSaid({ ...outcome, rule }, occasion) : []),
    ...(occasion ? [] : [say('why', 'why.again', { of: reason })]),
    ...openSaid({ ...outcome, notes }),
  ];
}

/** Returns the code of the answer: whether to test again, and from or until when. */
function answerTo({ code, from, by }: RetestOutcome): Beginning<'again', DatesSaying> {
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

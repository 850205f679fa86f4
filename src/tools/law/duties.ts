import { addDays, lastDay, oldestDay } from '../day';
import { dayOf, say, type Said } from './codes';
import type { Rule } from '../../laws/rules';
import { sideOf, type LawAnswers, type Role } from './questions';

/** What each side does, and by when. */
export function duties(
  law: string,
  role: Role,
  rule: Rule,
  { date }: LawAnswers,
  today: string,
): Said[] {
  const side = sideOf(role);
  const of = `${law}-${side}`;
  const { years, tenantNotice } = rule;
  const days = {
    oldest: dayOf(date === undefined || years === undefined ? undefined : oldestDay(date, years)),
    date: dayOf(date),
    due: dayOf(date === undefined || side === 'rental' ? date : addDays(date, -1)),
  };
  const duty = say('next', `next.${role}`, { of });
  // With a day given these are days, which belong to the answer; without one, what to keep in mind.
  const part = date === undefined ? 'next' : 'days';
  const deadlines = [
    ...((rule.informs ?? rule.handsOver) ? [say(part, 'next.due', { of, values: days })] : []),
    // Without a day the answer itself says how old.
    ...(days.oldest === undefined ? [] : [say('days', 'next.oldest', { of, values: days })]),
  ];
  return [
    ...(part === 'days' ? [...deadlines, duty] : [duty, ...deadlines]),
    ...(rule.fixes ? [say('next', 'next.fix', { of })] : []),
    ...(role === 'landlord' && rule.followsUp ? [say('next', 'next.follow-up', { of: law })] : []),
    // Its days run from a result, of which the law finder knows nothing: it counts none.
    ...(role === 'tenant' && tenantNotice ? [say('next', 'next.notice', { of: law })] : []),
    ...(side === 'rental' && rule.ends ? [say('next', 'next.end', { of: law })] : []),
    ...(role === 'landlord' && years !== undefined
      ? [
          say('next', 'next.lasts', {
            of,
            values: { today: { day: today }, last: { day: lastDay(today, years) } },
          }),
        ]
      : []),
    // Who gives no day may sign after it.
    ...(rule.changes !== undefined && (date === undefined || date >= rule.changes)
      ? [say('next', 'next.change', { of: law })]
      : []),
  ];
}

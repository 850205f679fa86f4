import { addDays, lastDay, oldestDay } from '../day';
import { dayOf, say, type Said } from './codes';
import type { Rule } from '../../laws/rules';
import { sideOf, type LawAnswers, type Role } from './questions';

/** Says what a role has to do, and by when. */
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
  // With a date these are days of the answer; without one, things to keep in mind.
  const part = date === undefined ? 'next' : 'days';
  const deadlines = [
    ...((rule.informs ?? rule.handsOver) ? [say(part, 'next.due', { of, values: days })] : []),
    // Without a date the answer itself says how old a test may be.
    ...(days.oldest === undefined ? [] : [say('days', 'next.oldest', { of, values: days })]),
  ];
  return [
    ...(part === 'days' ? [...deadlines, duty] : [duty, ...deadlines]),
    ...(rule.fixes ? [say('next', 'next.fix', { of })] : []),
    ...(role === 'landlord' && rule.followsUp ? [say('next', 'next.follow-up', { of: law })] : []),
    // The days of a notice run from a result, which the law finder does not know, so it counts none.
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
    // Without a date, the lease may be signed after the change.
    ...(rule.changes !== undefined && (date === undefined || date >= rule.changes)
      ? [say('next', 'next.change', { of: law })]
      : []),
  ];
}

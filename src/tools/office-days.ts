import { company as ours, notices as allNotices } from '../data';
import type { Company, Notice } from '../data/schema';
import { weekdaysBetween, weekdaysIn } from '../lib/weekdays';
import { addDays } from './day';
import type { OfficeDays } from './workdays';

/**
 * Returns the office's days of the week from `company.json`, and the days on which `notices.json` says it is closed.
 */
export function officeDays({
  company: { openingHours } = ours,
  notices = allNotices,
}: {
  company?: Pick<Company, 'openingHours'>;
  notices?: readonly Notice[];
} = {}): OfficeDays {
  const workdays = openingHours.office.flatMap(({ from, to }) => weekdaysBetween(from, to));
  return {
    workdays,
    contactDays: [...new Set([...workdays, ...weekdaysIn(openingHours.contactDays)])],
    closed: notices.flatMap(({ closed }) => (closed ? everyDay(closed) : [])),
  };
}

function everyDay({ from, until }: { from: string; until: string }): string[] {
  const days: string[] = [];
  for (let day = from; day <= until; day = addDays(day, 1)) days.push(day);
  return days;
}

import { company } from '../data';
import type { Company } from '../data/schema';
import { weekdaysBetween, weekdaysIn } from '../lib/weekdays';
import type { OfficeDays } from './workdays';

/** The days of the week that `company.json` names. */
export function officeDays({ openingHours }: Pick<Company, 'openingHours'> = company): OfficeDays {
  const workdays = openingHours.office.flatMap(({ from, to }) => weekdaysBetween(from, to));
  return {
    workdays,
    contactDays: [...new Set([...workdays, ...weekdaysIn(openingHours.contactDays)])],
  };
}

import { addDays, addYears } from '../day';
import type { Samples } from '../every-choice';
import { holidayOn } from '../holidays';
import { placeSamples } from '../place/samples';
import type { DatesFacts } from './occasions';
import type { DatesQuestions } from './questions';

/** Every fourth year has one more holiday. */
const YEARS_OF_HOLIDAYS = 5;

/**
 * Samples of a plan at every place, on the days around today and on each holiday, and of an existing test of any age.
 */
export function datesSamples(facts: DatesFacts, today: string): Samples<DatesQuestions>[] {
  const { law, stormDays, retest } = facts;
  const place = ['', ...placeSamples(law.places, law.doubtfulPlaces)];
  const plan = { for: ['sale', 'lease'] };
  const soon = Array.from({ length: 3 * stormDays }, (_, days) => addDays(today, days - 1));
  const years = Array.from({ length: 366 * YEARS_OF_HOLIDAYS }, (_, days) => addDays(today, days));
  const holidays = new Map(years.flatMap((day) => (holidayOn(day) ? [[holidayOn(day), day]] : [])));
  const tested = ['', addYears(today, -20), addDays(today, -1), addDays(today, 1)];
  const last = [
    addYears(today, -20),
    addYears(today, -retest.routine.least),
    today,
    addDays(today, 1),
  ];
  return [
    {
      ...plan,
      date: [...soon, addYears(today, 3), ...holidays.values()],
      place: [''],
      tested: tested.slice(0, 2),
    },
    // With enough time, and too late.
    { ...plan, date: [addDays(today, 60)], place, weather: ['yes'], tested },
    { ...plan, date: [today], place, weather: ['yes'], tested: [''] },
    { for: ['retest'], last: [...last, addDays(today, -1)], place },
  ];
}

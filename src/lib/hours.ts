import type { Company } from '../data';
import { DAYS } from '../data/days';
import { withoutPoints } from './format';
import { wordsOf } from '../languages/format-words';
import { PAGE_LANGUAGE } from '../languages/page-language';
import { dayName } from './weekdays';

const UNBROKEN = '\u00A0';

/** Consecutive days with the same hours, as in `company.json`. */
export type Span = Company['openingHours']['office'][number];

/** The names of the days in a span, first to last. */
export function daysOf({ from, to }: Pick<Span, 'from' | 'to'>): string[] {
  return DAYS.slice(DAYS.indexOf(from), DAYS.indexOf(to) + 1);
}

/**
 * A time (HH:MM) as people write it: "08:00" becomes "8 am", "17:30" "5:30 pm"; in other languages as `Intl` formats
 * it.
 */
export function clock(time: string, language = PAGE_LANGUAGE): string {
  if (!language.startsWith('en')) {
    const options = { timeZone: 'UTC', hour: 'numeric', minute: '2-digit' } as const;
    const words = new Date(`1970-01-01T${time}:00Z`).toLocaleTimeString(language, options);
    return withoutPoints(words).replace(/\s/g, UNBROKEN);
  }
  const [hours = 0, minutes = 0] = time.split(':').map(Number);
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  const rest = minutes === 0 ? '' : `:${String(minutes).padStart(2, '0')}`;
  return `${hour}${rest}${UNBROKEN}${hours < 12 ? 'am' : 'pm'}`;
}

/** Office hours in words: "Monday to Friday, 8 am to 5 pm; Saturday, 9 am to 12 pm". */
export function hoursInWords(spans: readonly Span[], language = PAGE_LANGUAGE): string {
  const { range, hours } = wordsOf(language);
  const name = (day: string): string => dayName(day, language);
  return spans
    .map(({ from, to, opens, closes }) => {
      const days = from === to ? name(from) : range(name(from), name(to));
      return hours(days, clock(opens, language), clock(closes, language));
    })
    .join('; ');
}

/** Office hours in the short form of https://schema.org/openingHours: "Mo-Fr 08:00-17:00". */
export function openingHours(spans: readonly Span[]): string[] {
  const short = (day: string): string => day.slice(0, 2);
  return spans.map(({ from, to, opens, closes }) => {
    const days = from === to ? short(from) : `${short(from)}-${short(to)}`;
    return `${days} ${opens}-${closes}`;
  });
}

import { company } from '../data';
import { PAGE_LANGUAGE } from '../languages/page-language';
import { daysInWords } from './weekdays';

/** The days on which the office answers, in words: "Monday to Saturday". */
export function contactDays(language = PAGE_LANGUAGE): string {
  return daysInWords(company.openingHours.contactDays, language);
}

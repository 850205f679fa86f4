import * as z from 'zod';
import { LOCALES, type Locale } from '../../languages/locales';
import { date, name, prose } from '../fields';

/** The schema of `testimonials.json`: customers' words, each in the language in which they were said. */
export const testimonials = z.array(
  z.strictObject({
    text: prose('what the customer said, word for word').meta({ words: false }),
    language: z.enum(Object.keys(LOCALES) as Locale[], {
      error: 'the language in which it was said, such as "en"',
    }),
    name: name('the name as the customer wants it printed, such as "Maria R.",'),
    place: name('where the customer lives, such as "Rockville, MD",'),
    said: date().describe('The day on which it was said'),
    consent: date().describe('The day on which the customer agreed in writing that we print it'),
  }),
);

import * as z from 'zod';
import { date, form, inEnglishAtLeast, prose } from '../fields';

/** The schema of `notices.json`. */

const words = (): z.ZodString =>
  prose('what visitors read, such as "We are closed on Friday, December 4."').meta({
    words: false,
  });

const hour = (example: string): z.ZodString =>
  form(/^([01]\d|2[0-3]):[0-5]\d$/, `an hour in 24 hours, such as "${example}"`);

/** A line on every page, with the days on which the office is closed or the hours that differ. */
export const notices = z.array(
  z.strictObject({
    from: date().describe('The first day on which visitors see it'),
    until: date().describe('The last day on which they see it; then it goes by itself'),
    text: z.strictObject(inEnglishAtLeast(words)),
    closed: z
      .strictObject({ from: date(), until: date() })
      .describe('Days on which the office is closed and nobody comes, the first and the last')
      .optional(),
    hours: z
      .strictObject({ day: date(), opens: hour('10:00'), closes: hour('14:00') })
      .describe('A day with other hours')
      .optional(),
  }),
);

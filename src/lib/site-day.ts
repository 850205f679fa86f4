import { isRealDate } from '../data/real-date';
import { companyDay } from './company-day';

/** The environment variables. In live editing the browser renders the pages, and has none. */
const variables = (): Readonly<Record<string, string | undefined>> =>
  typeof process === 'undefined' ? {} : process.env;

/**
 * The day for which the site is checked and built: today where the company is, or `SITE_DAY`. Articles with a later
 * date are left out of the build.
 *
 * @param environment for example `{ SITE_DAY: '2026-03-31' }`
 * @returns the day as YYYY-MM-DD
 * @throws Error if `SITE_DAY` is not a real date in that form
 */
export function siteDay(
  environment: Readonly<Record<string, string | undefined>> = variables(),
  now = new Date(),
): string {
  const given = environment['SITE_DAY'];
  if (given === undefined || given === '') {
    return companyDay(now);
  }
  if (!isRealDate(given)) {
    throw new Error(`SITE_DAY is "${given}"; write a day such as 2026-03-31.`);
  }
  return given;
}

import { isRealDate } from '../data/real-date';
import { companyDay } from './company-day';

/** The variables of the process. With live editing the browser makes the pages, and it has none. */
const variables = (): Readonly<Record<string, string | undefined>> =>
  typeof process === 'undefined' ? {} : process.env;

/**
 * The day for which the site is checked and built: today where the company is, or what `SITE_DAY` says. Articles of
 * a later day are left out of the build.
 *
 * @param environment such as `{ SITE_DAY: '2026-03-31' }`
 * @returns the day as YYYY-MM-DD
 * @throws Error when `SITE_DAY` is no such day
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

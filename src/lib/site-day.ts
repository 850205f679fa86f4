import { companyDay } from './company-day';

/** A day as YYYY-MM-DD. */
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The day for which the site is checked and built: today where the company is, or what `SITE_DAY` says. Articles of
 * a later day are left out of the build.
 *
 * @param environment such as `{ SITE_DAY: '2026-03-31' }`
 * @returns the day as YYYY-MM-DD
 * @throws Error when `SITE_DAY` is no such day
 */
export function siteDay(
  environment: Readonly<Record<string, string | undefined>> = process.env,
  now = new Date(),
): string {
  const given = environment['SITE_DAY'];
  if (given === undefined || given === '') {
    return companyDay(now);
  }
  if (!DAY.test(given) || Number.isNaN(Date.parse(given))) {
    throw new Error(`SITE_DAY is "${given}"; write a day such as 2026-03-31.`);
  }
  return given;
}

const CALENDAR = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/**
 * The date where the company is (America/New_York), as YYYY-MM-DD. It is assembled from parts, since the order and the
 * separators of a formatted date depend on the engine's version: in "en-CA", the year comes first in one and the month
 * in the next (https://github.com/nodejs/node/issues/45945).
 */
export function companyDay(now: Date): string {
  const parts = CALENDAR.formatToParts(now);
  const part = (wanted: string, digits: number): string =>
    (parts.find(({ type }) => type === wanted)?.value ?? '').padStart(digits, '0');
  return `${part('year', 4)}-${part('month', 2)}-${part('day', 2)}`;
}

const CLOCK = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'America/New_York',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The local time where the company is (America/New_York), as HH:MM. */
export const companyTime = (now: Date): string => CLOCK.format(now);

const CALENDAR = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  year: 'numeric',
  month: 'numeric',
  day: 'numeric',
});

/**
 * The day as YYYY-MM-DD where the company is (America/New_York), put together from the parts that a format names. Their
 * order, and what stands between them, is the engine's choice and changes with its version: the dates of Canada begin
 * with the year in one and with the month in the next (https://github.com/nodejs/node/issues/45945).
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

/** What the clocks show where the company is, HH:MM. */
export const companyTime = (now: Date): string => CLOCK.format(now);

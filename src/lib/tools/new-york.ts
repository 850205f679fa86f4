/** A minute as the clocks of New York show it, YYYY-MM-DDTHH:MM: the time of all places where we test. */
export type LocalMinute = string;

const HOUR_MS = 3_600_000;

/** How far New York is behind UTC: in summer, and in winter. */
const BEHIND = [4, 5] as const;

const CLOCK = new Intl.DateTimeFormat('en-CA', {
  timeZone: 'America/New_York',
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
});

/** What the clocks show at a moment, given in milliseconds since 1970. */
export function localMinute(moment: number): LocalMinute {
  const part = Object.fromEntries(
    CLOCK.formatToParts(moment).map(({ type, value }) => [type, value]),
  );
  return `${part['year']}-${part['month']}-${part['day']}T${part['hour']}:${part['minute']}`;
}

/**
 * The moments at which the clocks show a minute: one; none where they skip it in spring; two in fall, the earlier first.
 */
export function momentsOf(minute: LocalMinute): number[] {
  const time = Date.parse(`${minute}Z`);
  return BEHIND.map((hours) => time + hours * HOUR_MS).filter(
    (moment) => localMinute(moment) === minute,
  );
}

/** What the clocks show when so many hours have gone by, of 60 minutes each, whatever was done to the clocks. */
export function hoursAfter(moment: number, hours: number): LocalMinute {
  return localMinute(moment + hours * HOUR_MS);
}

/** Whether the clocks are put forward or back between so many hours from a moment and so many. */
export function clockChange(
  moment: number,
  from: number,
  to: number,
): 'forward' | 'back' | undefined {
  const shift = behind(moment + from * HOUR_MS) - behind(moment + to * HOUR_MS);
  if (shift === 0) return undefined;
  return shift > 0 ? 'forward' : 'back';
}

function behind(moment: number): number {
  return moment - Date.parse(`${localMinute(moment)}Z`);
}

/** The day of a minute. */
export function dayOfMinute(minute: LocalMinute): string {
  return minute.slice(0, 10);
}

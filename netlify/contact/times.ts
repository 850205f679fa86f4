/** Times as the office reads them. */
const clockFace = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** A time in the office's own zone: "Jan 5, 2026, 10:00 AM". */
export function timeOf(ms: number): string {
  return clockFace.format(ms).replace(/\u202F/g, ' ');
}

const calendar = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'long',
});

/** A day in the office's own zone: "January 5, 2026". */
export function dayOf(ms: number): string {
  return calendar.format(ms);
}

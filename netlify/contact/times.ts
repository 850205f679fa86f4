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

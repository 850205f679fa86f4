const clockFace = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'medium',
  timeStyle: 'short',
});

/** Formats a time in the office's time zone: "Jan 5, 2026, 10:00 AM". */
export function timeOf(ms: number): string {
  return clockFace.format(ms).replace(/\u202F/g, ' ');
}

const calendar = new Intl.DateTimeFormat('en-US', {
  timeZone: 'America/New_York',
  dateStyle: 'long',
});

/** Formats a date in the office's time zone: "January 5, 2026". */
export function dayOf(ms: number): string {
  return calendar.format(ms);
}

import { addDays } from './day';

/** A day to remember. */
export interface CalendarEvent {
  /** What it is among the events of its kind, in letters and hyphens: its lasting name is made of this and the day. */
  id: string;
  day: string;
  title: string;
  text: string;
}

/** What is still to be remembered: nobody needs a reminder of a day that is over. */
export function upcoming(events: readonly CalendarEvent[], today: string): CalendarEvent[] {
  return events.filter(({ day }) => day >= today);
}

/** RFC 5545, 3.1: a line has at most 75 octets, its continuation begins with a blank. */
const LINE_OCTETS = 75;

/**
 * A calendar of whole days (RFC 5545). Equal events have equal UIDs, so that a calendar that takes the file again
 * renews what it has.
 *
 * @param host whose events they are, the end of each UID
 * @param written the day on which they were written, which is their DTSTAMP
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  host: string,
  written: string,
): string {
  const stamp = `${basic(written)}T000000Z`;
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(host)}//Radon test dates//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...events.flatMap(({ id, day, title, text }) => [
      'BEGIN:VEVENT',
      `UID:${id}-${day}@${host}`,
      `DTSTAMP:${stamp}`,
      `DTSTART;VALUE=DATE:${basic(day)}`,
      `DTEND;VALUE=DATE:${basic(addDays(day, 1))}`,
      `SUMMARY:${escaped(title)}`,
      `DESCRIPTION:${escaped(text)}`,
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

function basic(day: string): string {
  return day.replaceAll('-', '');
}

/** RFC 5545, 3.3.11: what has a meaning of its own in a text. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** A line in parts that fit, none of which ends within a character. */
function folded(line: string): string {
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = new TextEncoder().encode(character).length;
    if (octets + size > LINE_OCTETS) {
      parts.push(part);
      part = ' ';
      octets = 1;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n');
}

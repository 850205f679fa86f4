import { addDays } from './day';

/** A reminder. */
export interface CalendarEvent {
  /** Its name among the events of its case. */
  id: string;
  /** A whole day (YYYY-MM-DD), or a minute by New York's clocks (YYYY-MM-DDTHH:MM). */
  at: string;
  title: string;
  text: string;
}

/** An event that an earlier file of the case had and that is now canceled. */
export type Gone = Pick<CalendarEvent, 'id' | 'title'>;

/** RFC 5545, 3.1: a line has at most 75 octets, and its continuation starts with a space. */
const LINE_OCTETS = 75;

const ZONE = 'America/New_York';

/** RFC 5545, 3.6.5: the clock changes of that zone, by the rule of 2007. */
const CLOCKS = [
  'BEGIN:VTIMEZONE',
  `TZID:${ZONE}`,
  ...[
    ['DAYLIGHT', '20070311', '3;BYDAY=2SU', '-0500', '-0400', 'EDT'],
    ['STANDARD', '20071104', '11;BYDAY=1SU', '-0400', '-0500', 'EST'],
  ].flatMap(([kind, since, rule, from, to, name]) => [
    `BEGIN:${kind}`,
    `DTSTART:${since}T020000`,
    `RRULE:FREQ=YEARLY;BYMONTH=${rule}`,
    `TZOFFSETFROM:${from}`,
    `TZOFFSETTO:${to}`,
    `TZNAME:${name}`,
    `END:${kind}`,
  ]),
  'END:VTIMEZONE',
];

const SECOND_MS = 1000;

/**
 * Returns a calendar (RFC 5545) of whole days and of hours. The UID of an event is made from its name and its case, not
 * from its day, and each file has a higher SEQUENCE than those before: a calendar that has the event moves it, and
 * removes it if it is canceled (3.8.1.11).
 *
 * @param of name of the case, which must stay the same
 * @param host whose events they are, the end of each UID
 * @param written when the file is written
 * @param gone events that earlier files had and this one lacks
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  of: string,
  host: string,
  written: Date,
  gone: readonly Gone[] = [],
): string {
  const stamp = basic(written.toISOString().slice(0, 19));
  const sequence = Math.floor(written.getTime() / SECOND_MS);
  const event = (id: string, title: string, rest: readonly string[]): string[] => [
    'BEGIN:VEVENT',
    `UID:${`${id} ${of}`.toLowerCase().replace(/[^a-z0-9]+/g, '-')}@${host}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${stamp}Z`,
    ...rest,
    `SUMMARY:${escaped(title)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ];
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:-//${escaped(host)}//Radon test dates//EN`,
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    ...(events.some(({ at }) => isTimed(at)) ? CLOCKS : []),
    ...events.flatMap(({ id, at, title, text }) =>
      event(id, title, [...when(at), `DESCRIPTION:${escaped(text)}`]),
    ),
    // Every event needs a day (RFC 5546, 3.2.1): that of the file.
    ...gone.flatMap(({ id, title }) =>
      event(id, title, [...when(written.toISOString().slice(0, 10)), 'STATUS:CANCELLED']),
    ),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const isTimed = (at: string): boolean => at.includes('T');

/**
 * Returns when an event starts and ends: a day ends with the next, and a minute lasts half an hour so that it is
 * visible.
 */
const when = (at: string): string[] =>
  isTimed(at)
    ? [`DTSTART;TZID=${ZONE}:${basic(at)}00`, 'DURATION:PT30M']
    : [`DTSTART;VALUE=DATE:${basic(at)}`, `DTEND;VALUE=DATE:${basic(addDays(at, 1))}`];

/** Returns a day or a minute without the signs between its parts. */
const basic = (at: string): string => at.replace(/[-:]/g, '');

/** RFC 5545, 3.3.11: escapes what has a meaning of its own in a text. */
function escaped(text: string): string {
  return text
    .replace(/[\\;,]/g, '\\$&')
    .replace(/\r\n|\r|\n/g, '\\n')
    .replace(/\p{Cc}/gu, '');
}

/** Splits a line into parts that fit, never within a character. */
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

import { addDays } from './day';

/** Something to remember. */
export interface CalendarEvent {
  /** What it is among the events of its case. */
  id: string;
  /** A whole day, or a minute by the clocks of New York. */
  at: string;
  title: string;
  text: string;
}

/** An event that a former file of the case had: nothing happens then. */
export type Gone = Pick<CalendarEvent, 'id' | 'title'>;

/** RFC 5545, 3.1: a line has at most 75 octets, its continuation begins with a blank. */
const LINE_OCTETS = 75;

const ZONE = 'America/New_York';

/** RFC 5545, 3.6.5: the clocks of that zone, by the rule of 2007. */
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
 * A calendar (RFC 5545) of whole days and of hours. What an event is called (UID) is made of what it is and of its case, and
 * not of its day; each file counts as a later state of it (SEQUENCE): a calendar that has it moves it, and
 * takes away what is cancelled (3.8.1.11).
 *
 * @param of the case, in words that stay
 * @param host whose events they are, the end of each UID
 * @param written when
 * @param gone what former files had and this one has not
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
    // Each event has a day (RFC 5546, 3.2.1): that of the file.
    ...gone.flatMap(({ id, title }) =>
      event(id, title, [...when(written.toISOString().slice(0, 10)), 'STATUS:CANCELLED']),
    ),
    'END:VCALENDAR',
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join('');
}

const isTimed = (at: string): boolean => at.includes('T');

/** When it begins and ends: a day lasts until the next, and an hour is to be seen. */
const when = (at: string): string[] =>
  isTimed(at)
    ? [`DTSTART;TZID=${ZONE}:${basic(at)}00`, 'DURATION:PT30M']
    : [`DTSTART;VALUE=DATE:${basic(at)}`, `DTEND;VALUE=DATE:${basic(addDays(at, 1))}`];

/** A day or an hour without signs between its parts. */
const basic = (at: string): string => at.replace(/[-:]/g, '');

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

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile } from '../../../src/tools/calendar-file';
import { upcoming } from '../../../src/tools/upcoming';

const WRITTEN = new Date('2026-11-22T17:30:05Z');
const CASE = 'mibd1k2c';

const file = (title: string, text = ''): string =>
  calendarFile([{ id: 'place', at: '2026-12-31', title, text }], CASE, 'radon.example', WRITTEN);

/** Returns the properties of an event by name, including their parameters, as a calendar program reads them. */
function eventIn(at: string, of = CASE, written = WRITTEN): Record<string, string> {
  const ics = calendarFile(
    [{ id: 'close', at, title: 'x', text: '' }],
    of,
    'radon.example',
    written,
  );
  const [, event = ''] =
    /BEGIN:VEVENT\r\n([^]*)END:VEVENT/.exec(ics.replace(/\r\n[ \t]/g, '')) ?? [];
  return Object.fromEntries(
    event.split('\r\n').flatMap((line) => {
      const [, name = '', value = ''] = /^([^:]+):(.*)$/.exec(line) ?? [];
      return name === '' ? [] : [[name, value]];
    }),
  );
}

/** A text value of RFC 5545, 3.3.11: semicolons, commas and backslashes must be escaped. */
const TEXT = /^(?:[^\\;,]|\\[\\;,n])*$/;

/** Reads a property as a calendar program does: lines unfolded (RFC 5545, 3.1) and text unescaped (3.3.11). */
function read(ics: string, name: string): string {
  const line = ics
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .find((each) => each.startsWith(`${name}:`));
  const text = (line ?? '').slice(name.length + 1);
  expect(text).toMatch(TEXT);
  return text.replace(/\\([\\;,n])/g, (_all, one: string) => (one === 'n' ? '\n' : one));
}

describe('a calendar file', () => {
  // A reminder for a day in the past would never go off, so such a day is shown only on the page.
  it.each([
    ['2026-11-21', 0],
    ['2026-11-22', 1],
    ['2026-11-23', 1],
    ['2026-11-21T20:00', 0],
    ['2026-11-22T08:00', 1],
  ])('written on November 22, 2026, of %s it has %i events', (day, count) => {
    expect(upcoming([{ id: 'by', at: day, title: '', text: '' }], '2026-11-22')).toHaveLength(
      count,
    );
  });

  it('has each step as a whole day, the day after it being its end', () => {
    expect(file('Test').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//radon.example//Radon test dates//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:place-mibd1k2c@radon.example',
      `SEQUENCE:${Date.parse('2026-11-22T17:30:05Z') / 1000}`,
      'DTSTAMP:20261122T173005Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'DESCRIPTION:',
      'SUMMARY:Test',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('with an hour in it tells the clocks of that hour, in blocks that end as they begin', () => {
    const hour = { id: 'close', at: '2026-12-31T08:00', title: '', text: '' };
    const lines = calendarFile([hour], CASE, 'radon.example', WRITTEN).split('\r\n');
    const open: string[] = [];
    for (const line of lines) {
      if (line.startsWith('BEGIN:')) open.push(line.slice(6));
      if (line.startsWith('END:')) expect(open.pop()).toBe(line.slice(4));
    }
    expect(open).toEqual([]);
    const clocks = lines.slice(lines.indexOf('BEGIN:VTIMEZONE'), lines.indexOf('END:VTIMEZONE'));
    expect(clocks).toEqual([
      'BEGIN:VTIMEZONE',
      'TZID:America/New_York',
      'BEGIN:DAYLIGHT',
      'DTSTART:20070311T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=3;BYDAY=2SU',
      'TZOFFSETFROM:-0500',
      'TZOFFSETTO:-0400',
      'TZNAME:EDT',
      'END:DAYLIGHT',
      'BEGIN:STANDARD',
      'DTSTART:20071104T020000',
      'RRULE:FREQ=YEARLY;BYMONTH=11;BYDAY=1SU',
      'TZOFFSETFROM:-0400',
      'TZOFFSETTO:-0500',
      'TZNAME:EST',
      'END:STANDARD',
    ]);
  });

  it('is the same when it is asked for again', () => {
    expect(file('Test')).toBe(file('Test'));
  });

  it('moves an event of a case whose day is another now, and doubles none', () => {
    const before = eventIn('2026-12-27');
    const later = eventIn('2027-01-04', CASE, new Date('2026-11-22T17:30:06Z'));
    expect(later['UID']).toBe(before['UID']);
    expect(Number(later['SEQUENCE'])).toBeGreaterThan(Number(before['SEQUENCE']));
    // RFC 5545, 3.8.7.4 and 3.3.8: an integer that fits into 32 bits.
    expect(Number(later['SEQUENCE'])).toBeLessThan(2 ** 31);
    expect(later['DTSTART;VALUE=DATE']).toBe('20270104');
  });

  it('leaves an event of another home alone', () => {
    const one = eventIn('2026-12-27', 'sale Rockville 1');
    expect(eventIn('2026-12-27', 'sale Rockville 2')['UID']).not.toBe(one['UID']);
    expect(eventIn('2026-12-27', 'sale ROCKVILLE 1')['UID']).toBe(one['UID']);
  });

  it('cancels what a former file had and it has not', () => {
    const ics = calendarFile([], CASE, 'radon.example', WRITTEN, [{ id: 'close', title: 'x' }]);
    expect(ics.split('\r\n')).toEqual(
      expect.arrayContaining([
        `UID:${eventIn('2026-12-27')['UID']}`,
        'DTSTART;VALUE=DATE:20261122',
        'STATUS:CANCELLED',
      ]),
    );
    expect(file('Test')).not.toContain('STATUS');
  });

  it('has an hour by the clocks of New York, whose rules it holds', () => {
    expect(eventIn('2026-12-27T20:00')).toMatchObject({
      'DTSTART;TZID=America/New_York': '20261227T200000',
      DURATION: 'PT30M',
    });
    const ics = calendarFile(
      [{ id: 'close', at: '2026-12-27T20:00', title: 'x', text: '' }],
      CASE,
      'radon.example',
      WRITTEN,
    );
    const [, zone = ''] = /BEGIN:VTIMEZONE\r\n([^]*)END:VTIMEZONE/.exec(ics) ?? [];
    expect(zone).toContain('TZID:America/New_York');
    // The clocks change on the second Sunday in March and the first in November (15 U.S.C. 260a).
    expect(zone).toMatch(/BEGIN:DAYLIGHT\r\nDTSTART:20070311T020000\r\n.*BYMONTH=3;BYDAY=2SU/);
    expect(zone).toMatch(/BEGIN:STANDARD\r\nDTSTART:20071104T020000\r\n.*BYMONTH=11;BYDAY=1SU/);
    expect(file('Test')).not.toContain('VTIMEZONE');
  });

  it.each(['a, b; c\\d', 'two\nlines', 'Schließen, wenn’s geht 😀'])('brings over %j', (text) => {
    expect(read(file(text), 'SUMMARY')).toBe(text);
  });

  it('has lines of at most 75 octets, none of which cuts a character', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
        const ics = file('Test', text);
        for (const line of ics.split('\r\n')) {
          const octets = new TextEncoder().encode(line);
          expect(octets.length).toBeLessThanOrEqual(75);
          expect(new TextDecoder().decode(octets)).toBe(line);
        }
        expect(read(ics, 'DESCRIPTION')).toBe(
          text.replace(/\r\n|\r/g, '\n').replace(/[^\P{Cc}\n]/gu, ''),
        );
      }),
      // U+FFFD, which replaces broken characters, is a character itself.
      { examples: [['\uFFFD'], ['a;b,c\\'], ['😀'.repeat(100)]] },
    );
  });

  it('fills its lines to the 75th octet', () => {
    const octets = file('x'.repeat(200))
      .split('\r\n')
      .filter((line) => line.includes('xx'))
      .map((line) => line.length);
    expect(octets).toEqual([75, 75, 60]);
  });

  it('lets no line of a text become a line of the calendar', () => {
    expect(file('x\r\nEND:VCALENDAR').match(/^END:VCALENDAR/gm)).toHaveLength(1);
  });
});

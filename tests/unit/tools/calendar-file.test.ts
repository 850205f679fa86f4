import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile, upcoming } from '../../../src/tools/calendar-file';

const file = (title: string, text = ''): string =>
  calendarFile([{ id: 'place', day: '2026-12-31', title, text }], 'radon.example', '2026-11-22');

/** A text of RFC 5545, 3.3.11: a semicolon or comma of its own would part it, and a backslash begins something. */
const TEXT = /^(?:[^\\;,]|\\[\\;,n])*$/;

/** What a calendar reads: lines joined again (RFC 5545, 3.1) and texts as they were (3.3.11). */
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
  // A reminder rings on its day or never: a day that is over stays in the page alone.
  it.each([
    ['2026-11-21', 0],
    ['2026-11-22', 1],
    ['2026-11-23', 1],
  ])('written on November 22, 2026, of %s it has %i events', (day, count) => {
    expect(upcoming([{ id: 'by', day, title: '', text: '' }], '2026-11-22')).toHaveLength(count);
  });

  it('has each step as a whole day, the day after it being its end', () => {
    expect(file('Test').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//radon.example//Radon test dates//EN',
      'CALSCALE:GREGORIAN',
      'METHOD:PUBLISH',
      'BEGIN:VEVENT',
      'UID:place-2026-12-31@radon.example',
      'DTSTAMP:20261122T000000Z',
      'DTSTART;VALUE=DATE:20261231',
      'DTEND;VALUE=DATE:20270101',
      'SUMMARY:Test',
      'DESCRIPTION:',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('is the same when it is asked for again', () => {
    expect(file('Test')).toBe(file('Test'));
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
      // The character that stands for a broken one is a character itself.
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

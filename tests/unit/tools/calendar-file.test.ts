import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarFile } from '../../../src/lib/tools/calendar-file';

const file = (title: string, text = ''): string =>
  calendarFile([{ id: 'place', day: '2026-12-31', title, text }], 'radon.example', '2026-11-22');

/** What a calendar reads: lines joined again (RFC 5545, 3.1) and texts as they were (3.3.11). */
function read(ics: string, name: string): string {
  const line = ics
    .replace(/\r\n[ \t]/g, '')
    .split('\r\n')
    .find((each) => each.startsWith(`${name}:`));
  return (line ?? '')
    .slice(name.length + 1)
    .replace(/\\([\\;,n])/g, (_all, one: string) => (one === 'n' ? '\n' : one));
}

describe('a calendar file', () => {
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
          expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
        }
        expect(ics).not.toMatch(/\uFFFD/);
        expect(read(ics, 'DESCRIPTION')).toBe(
          text.replace(/\r\n|\r/g, '\n').replace(/[^\P{Cc}\n]/gu, ''),
        );
      }),
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

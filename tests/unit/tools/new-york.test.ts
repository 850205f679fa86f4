import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clockChange, hoursAfter, localMinute, momentsOf } from '../../../src/tools/new-york';

/** Returns the first moment at which clocks show a minute, in milliseconds. */
function at(minute: string): number {
  const [moment] = momentsOf(minute);
  if (moment === undefined) throw new Error(`There is no ${minute}.`);
  return moment;
}

/** 15 U.S.C. 260a: clocks go forward on the second Sunday in March and back on the first in November, at 2 a.m. */
const LATER: [start: string, hours: number, end: string][] = [
  ['2026-11-23T10:00', 48, '2026-11-25T10:00'],
  ['2026-11-23T10:00', -12, '2026-11-22T22:00'],
  // Forward on March 14, 2027: one hour is skipped.
  ['2027-03-12T10:00', 48, '2027-03-14T11:00'],
  ['2027-03-14T09:00', -12, '2027-03-13T20:00'],
  ['2027-03-14T01:30', 1, '2027-03-14T03:30'],
  // Back on November 7, 2027: one hour is repeated.
  ['2027-11-05T10:00', 48, '2027-11-07T09:00'],
  ['2027-11-07T09:00', -12, '2027-11-06T22:00'],
  ['2027-11-07T01:30', 1, '2027-11-07T01:30'],
  // A leap day, and the end of a year.
  ['2028-02-28T10:00', 48, '2028-03-01T10:00'],
  ['2027-02-27T10:00', 48, '2027-03-01T10:00'],
  ['2026-12-31T18:00', 12, '2027-01-01T06:00'],
];

describe('hours in New York', () => {
  it.each(LATER)('from %s on, %i hours later it is %s', (start, hours, end) => {
    expect(hoursAfter(at(start), hours)).toBe(end);
  });

  it('a minute that the clocks skip has no moment, one that comes again has two', () => {
    expect(momentsOf('2027-03-14T02:30')).toEqual([]);
    const [first = 0, second = 0] = momentsOf('2027-11-07T01:30');
    expect(second - first).toBe(3_600_000);
  });

  it.each([
    ['2027-03-13T20:00', 'forward'],
    ['2027-11-06T20:00', 'back'],
    ['2027-06-06T20:00', undefined],
  ] as const)('in the day after %s the clocks go %s', (start, change) => {
    expect(clockChange(at(start), 0, 24)).toBe(change);
  });

  it('each moment of sixty years is found again by what the clocks show', () => {
    const minutes = fc.integer({
      min: Date.UTC(2020, 0) / 60_000,
      max: Date.UTC(2080, 0) / 60_000,
    });
    fc.assert(
      fc.property(minutes, (minute) => {
        expect(momentsOf(localMinute(minute * 60_000))).toContain(minute * 60_000);
      }),
    );
  });
});

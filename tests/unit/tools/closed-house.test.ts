import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedHouseFacts } from '../../../src/tools/closed-house/facts';
import { closedHouse, type Length } from '../../../src/tools/closed-house/sheet';
import { addDays } from '../../../src/tools/day';
import { anyDay } from './arbitraries';

const facts = closedHouseFacts().sheet;
const TODAY = '2026-11-22';

/**
 * The house is closed 12 hours before the start, and 48 or 96 hours after it. Sources: EPA, Home Buyer's and Seller's
 * Guide; ANSI/AARST MAH-2019, 2.2.3 and 4.
 */
const HOURS: [start: string, length: Length, closeBy: string, end: string, clocks?: object][] = [
  ['2026-11-24T10:00', 'short', '2026-11-23T22:00', '2026-11-26T10:00'],
  ['2026-11-24T10:00', 'storm', '2026-11-23T22:00', '2026-11-28T10:00'],
  ['2026-11-30T08:00', 'short', '2026-11-29T20:00', '2026-12-02T08:00'],
  ['2026-12-31T15:30', 'short', '2026-12-31T03:30', '2027-01-02T15:30'],
  ['2028-02-28T09:15', 'short', '2028-02-27T21:15', '2028-03-01T09:15'],
  // Friday before the clocks go forward: the test ends one hour later by the clock.
  ['2027-03-12T10:00', 'short', '2027-03-11T22:00', '2027-03-14T11:00', { during: 'forward' }],
  ['2027-03-12T10:00', 'storm', '2027-03-11T22:00', '2027-03-16T11:00', { during: 'forward' }],
  ['2027-03-14T10:00', 'short', '2027-03-13T21:00', '2027-03-16T10:00', { before: 'forward' }],
  // Friday before they go back: one hour earlier.
  ['2027-11-05T10:00', 'short', '2027-11-04T22:00', '2027-11-07T09:00', { during: 'back' }],
  ['2027-11-07T10:00', 'short', '2027-11-06T23:00', '2027-11-09T10:00', { before: 'back' }],
  // At 1 AM the change is still ahead, so it is during the test and the end is one hour earlier.
  ['2027-11-07T01:00', 'short', '2027-11-06T13:00', '2027-11-09T00:00', { during: 'back' }],
];

describe('my closed-house sheet', () => {
  it.each(HOURS)(
    'from %s (%s) the house is closed by %s and until %s',
    (start, length, closeBy, end, clocks) => {
      const outcome = closedHouse({ start, length }, facts, TODAY);
      expect(outcome.times).toEqual({ closeBy, start, end });
      expect(outcome.clocks).toEqual(clocks);
    },
  );

  it.each([
    ['2026-11-25T10:00', 'ahead'],
    ['2026-11-23T10:00', 'today'],
    ['2026-11-22T18:00', 'today'],
    ['2026-11-22T10:00', 'closed'],
    ['2026-11-20T10:00', 'closed'],
    ['2026-11-19T10:00', 'over'],
  ] as const)('asked on November 22, a test that starts %s is "%s"', (start, code) => {
    expect(closedHouse({ start, length: 'short' }, facts, TODAY).code).toBe(code);
  });

  it('knows no hour that the clocks skip, and takes the first of one that comes twice', () => {
    expect(closedHouse({ start: '2027-03-14T02:30', length: 'short' }, facts, TODAY)).toEqual({
      code: 'no-such-time',
      hours: 48,
      twice: false,
    });
    const outcome = closedHouse({ start: '2027-11-07T01:30', length: 'short' }, facts, TODAY);
    expect(outcome).toMatchObject({ twice: true, times: { end: '2027-11-09T00:30' } });
  });

  // Visits are on office days, which exclude federal holidays (company.json, 5 U.S.C. 6103).
  it.each([
    ['2026-11-29T23:00', true],
    ['2026-11-26T10:00', true],
    ['2026-11-27T10:00', undefined],
  ])('a test that starts %s starts on a day without visits: %j', (start, noVisit) => {
    expect(closedHouse({ start, length: 'short' }, facts, TODAY).noVisit).toBe(noVisit);
  });

  it('a change of the clocks before the start moves the closing alone, one in the test its end alone', () => {
    const hour = (minute = ''): string => minute.slice(11);
    const around = fc.record({
      night: fc.constantFrom('2027-03-14', '2027-11-07'),
      days: fc.integer({ min: -3, max: 1 }),
      at: fc.integer({ min: 4, max: 23 }),
    });
    fc.assert(
      fc.property(around, ({ night, days, at }) => {
        const start = `${addDays(night, days)}T${String(at).padStart(2, '0')}:00`;
        const { times, clocks } = closedHouse({ start, length: 'short' }, facts, TODAY);
        const usual = `${String((at + 12) % 24).padStart(2, '0')}:00`;
        expect(hour(times?.closeBy) === usual).toBe(clocks?.before === undefined);
        expect(hour(times?.end) === hour(start)).toBe(clocks?.during === undefined);
      }),
    );
  });

  it('never throws, and a longer test never ends sooner', () => {
    const minute = fc.tuple(anyDay, fc.integer({ min: 0, max: 95 })).map(([day, quarter]) => {
      const hour = String(Math.floor(quarter / 4)).padStart(2, '0');
      return `${day}T${hour}:${String((quarter % 4) * 15).padStart(2, '0')}`;
    });
    fc.assert(
      fc.property(minute, anyDay, (start, today) => {
        const short = closedHouse({ start, length: 'short' }, facts, today).times;
        const storm = closedHouse({ start, length: 'storm' }, facts, today).times;
        fc.pre(short !== undefined && storm !== undefined);
        expect(short?.closeBy).toBe(storm?.closeBy);
        expect(String(storm?.end) > String(short?.end)).toBe(true);
        expect(String(short?.closeBy) < start && start < String(short?.end)).toBe(true);
      }),
    );
  });
});

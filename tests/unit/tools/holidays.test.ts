import { describe, expect, it } from 'vitest';
import { addDays } from '../../../src/tools/day';
import { holidayOn, isWeekend } from '../../../src/tools/holidays';

/**
 * Federal holidays as listed by the Office of Personnel Management,
 * https://www.opm.gov/policy-data-oversight/pay-leave/federal-holidays
 */
const LISTED: [day: string, holiday: string][] = [
  ['2026-01-01', 'newYear'],
  ['2026-01-19', 'king'],
  ['2026-02-16', 'washington'],
  ['2026-05-25', 'memorial'],
  ['2026-06-19', 'juneteenth'],
  ['2026-07-03', 'independence'],
  ['2026-09-07', 'labor'],
  ['2026-10-12', 'columbus'],
  ['2026-11-11', 'veterans'],
  ['2026-11-26', 'thanksgiving'],
  ['2026-12-25', 'christmas'],
  ['2027-06-18', 'juneteenth'],
  ['2027-07-05', 'independence'],
  ['2027-12-24', 'christmas'],
  // New Year's Day of 2028 is a Saturday, so it is observed in 2027.
  ['2027-12-31', 'newYear'],
  ['2028-11-10', 'veterans'],
];

/** 5 U.S.C. 6103 (c): in and around Washington, every fourth year after 1965, on Monday if January 20 is a Sunday. */
const INAUGURATIONS = ['2029-01-20', '2033-01-20', '2013-01-21', '2021-01-20'];

describe('federal holidays', () => {
  it.each(LISTED)('%s is %s', (day, holiday) => {
    expect(holidayOn(day)).toBe(holiday);
  });

  it.each(INAUGURATIONS)('%s is Inauguration Day where we test', (day) => {
    expect(['inauguration', 'king']).toContain(holidayOn(day));
  });

  // The last one is the day before an Inauguration Day on a Sunday, which is observed the day after.
  it.each(['2026-11-27', '2026-12-24', '2027-01-02', '2027-01-20', '2026-02-12', '2013-01-19'])(
    '%s is none',
    (day) => {
      expect(holidayOn(day)).toBeUndefined();
    },
  );

  it('each year has eleven of them by name, and none is kept on a weekend alone', () => {
    for (let year = 2020; year < 2080; year += 1) {
      const days = new Map<string, string[]>();
      for (let day = `${year}-01-01`; day < `${year + 1}-01-01`; day = addDays(day, 1)) {
        const name = holidayOn(day);
        if (name && name !== 'inauguration') days.set(name, [...(days.get(name) ?? []), day]);
      }
      expect(days.size, String(year)).toBe(11);
      // If New Year's Day is a Saturday, it is observed in the year before.
      days.delete('newYear');
      expect(
        [...days.values()].filter((each) => each.every(isWeekend)),
        String(year),
      ).toEqual([]);
    }
  });
});

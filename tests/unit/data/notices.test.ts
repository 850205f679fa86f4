import { describe, expect, it } from 'vitest';
import { notices } from '../../../src/data/schemas/notices';
import { nonsenseIn } from '../../../src/data/sense';

const TODAY = '2026-11-24';
const right = {
  from: '2026-12-01',
  until: '2026-12-04',
  text: { en: 'We are closed on Friday, December 4.' },
  closed: { from: '2026-12-04', until: '2026-12-04' },
};

const slipsOf = (notice: object): string[] =>
  nonsenseIn('notices', { notices: [notice] }, TODAY).map(
    ({ path, message }) => `${path.join('.')} ${message}`,
  );

describe('a notice', () => {
  it('that is right is told nothing', () => {
    expect(notices.safeParse([right]).success).toBe(true);
    expect(slipsOf(right)).toEqual([]);
  });

  it.each<[string, object, string]>([
    [
      'ends before it begins',
      { until: '2026-11-30', closed: undefined },
      '0.until is 2026-11-30, which is before "from"',
    ],
    [
      'is gone before the closed day',
      { until: '2026-12-03' },
      '0.until is 2026-12-03, but it is told of 2026-12-04',
    ],
    [
      'has closed days the wrong way round',
      { closed: { from: '2026-12-04', until: '2026-12-03' } },
      '0.closed.until is 2026-12-03, which is before',
    ],
    [
      'closes the office for a year',
      { until: '2027-12-04', closed: { from: '2026-12-04', until: '2027-12-04' } },
      '0.closed.until is 2027-12-04: that is 366 days',
    ],
    [
      'fills a screen',
      { text: { en: 'Closed '.repeat(30).trim() } },
      '0.text.en is longer than 200 letters',
    ],
    [
      'closes before it opens',
      { hours: { day: '2026-12-04', opens: '10:00', closes: '02:00' } },
      '0.hours.closes is "02:00", but it should be after "opens"',
    ],
  ])('that %s is refused', (_what, change, told) => {
    expect(slipsOf({ ...right, ...change })).toEqual([expect.stringContaining(told)]);
  });

  it.each<[string, object]>([
    ['without English words', { text: { es: 'Cerrado' } }],
    ['of a day that is none', { from: '2026-02-30' }],
  ])('%s has the wrong form', (_what, change) => {
    expect(notices.safeParse([{ ...right, ...change }]).success).toBe(false);
  });
});

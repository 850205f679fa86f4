import { expect, it } from 'vitest';
import { datedNotices } from '../../../src/components/layout/dated-notices';
import { specialHours } from '../../../src/lib/structured-data/special-hours';

const notice = {
  from: '2026-12-01',
  until: '2026-12-04',
  text: { en: 'We are closed on Friday.' },
  closed: { from: '2026-12-04', until: '2026-12-05' },
  hours: { day: '2026-12-03', opens: '10:00', closes: '14:00' },
};

it.each([
  ['2026-11-30', [false]],
  ['2026-12-01', [true]],
  ['2026-12-04', [true]],
  ['2026-12-05', []],
])('a page built on %s has it: %j', (today, shown) => {
  expect(datedNotices([notice], today).map(({ isShown }) => isShown)).toEqual(shown);
});

it('its days begin where the company is, in winter and in summer', () => {
  const moments = (from: string): string[] =>
    datedNotices([{ ...notice, from, until: from }], from)
      .flatMap((one) => one.moments.split(' '))
      .map((moment) => new Date(Number(moment)).toISOString());
  expect(moments('2026-12-04')).toEqual(['2026-12-04T05:00:00.000Z', '2026-12-05T05:00:00.000Z']);
  expect(moments('2027-07-02')).toEqual(['2027-07-02T04:00:00.000Z', '2027-07-03T04:00:00.000Z']);
});

it('search engines read the closed days and the other hours', () => {
  expect(specialHours([notice])).toEqual([
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-04',
      validThrough: '2026-12-05',
      opens: '00:00',
      closes: '00:00',
    },
    {
      '@type': 'OpeningHoursSpecification',
      validFrom: '2026-12-03',
      validThrough: '2026-12-03',
      opens: '10:00',
      closes: '14:00',
    },
  ]);
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { areas, lawOf, laws, places as written, type Law } from '../../../src/data';
import { places } from '../../../src/laws/places';
import { placesWithLaws } from '../../../src/laws/jurisdictions';
import { readAnswers } from '../../../src/tools/answers';
import { addDays } from '../../../src/tools/day';
import { isWeekend } from '../../../src/tools/holidays';
import { closeBy, datesFacts } from '../../../src/tools/test-dates/facts';
import { offsets } from '../../../src/tools/test-dates/offsets';
import { OCCASIONS } from '../../../src/tools/test-dates/occasions';
import { weekdaysIn } from '../../../src/lib/weekdays';
import type { Where } from '../../../src/tools/test-dates/limit';
import {
  plan,
  type PlanAnswers,
  type PlanOutcome,
  type StepId,
} from '../../../src/tools/test-dates/plan';
import { REASONS, retest, type RetestAnswers } from '../../../src/tools/test-dates/retest';
import { datesTool } from '../../../src/tools/test-dates/tool';
import { anyDay } from './arbitraries';
import { sentencesOf } from './page';
import { answerTo, saidIn } from './support';

const facts = datesFacts();
/** Every jurisdiction, and no place at all. */
const PLACES = [undefined, ...Object.keys(places.jurisdictions)];
const LIMITS = [undefined, 'yes', 'no', 'unknown'] as const;
/** A Sunday. */
const TODAY = '2026-11-22';

/** Returns where a home is, from an address. */
const whereOf = (query: string): Where => {
  const { place, limits } = readAnswers(
    datesTool.questions(facts),
    new URLSearchParams(query),
  ).answers;
  return { place: place?.id, limits };
};

const ask = (answers: Partial<PlanAnswers>, today = TODAY): PlanOutcome =>
  plan(
    { occasion: 'sale', on: '2026-12-30', place: 'montgomery', reserve: false, ...answers },
    facts,
    today,
  );

const day = ({ steps }: PlanOutcome, id: StepId): string | undefined =>
  steps.find((step) => step.id === id)?.day;

/**
 * The expected plans follow these rules: closed house for 12 hours, a test of 48 hours (EPA buyer's guide) or 4 days
 * (MAH-2019, 2.2.3), the analysis on the day of collection (practice.json, which promises no day for the report), and
 * the report to both sides one office day later and before settlement (county page on home sales). Visits are on office
 * days, and the collection is on the first one on or after the end of the test. The booking is on the office day before
 * the day on which the house is closed.
 */
const PLANS: [
  on: string,
  reserve: boolean,
  book: string,
  close: string,
  place: string,
  collect: string,
  informed: string,
][] = [
  // Wednesday: placed on Friday, the test ends on Sunday and is collected on Monday; Tuesday is for the report.
  ['2026-12-09', false, '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-08'],
  // Thursday: the same, with a day to spare.
  ['2026-12-10', false, '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-07', '2026-12-08'],
  // Friday: a two-day test fits between Monday and Wednesday; the house is closed on Sunday evening.
  ['2026-12-11', false, '2026-12-04', '2026-12-06', '2026-12-07', '2026-12-09', '2026-12-10'],
  // A four-day test that starts on Friday ends on Tuesday.
  ['2026-12-11', true, '2026-12-02', '2026-12-03', '2026-12-04', '2026-12-08', '2026-12-09'],
  // Tuesday: the Monday before is for the report.
  ['2026-12-15', false, '2026-12-07', '2026-12-08', '2026-12-09', '2026-12-11', '2026-12-14'],
  // Over Christmas and over New Year's Day, both Fridays.
  ['2026-12-28', false, '2026-12-18', '2026-12-20', '2026-12-21', '2026-12-23', '2026-12-24'],
  ['2027-01-02', false, '2026-12-24', '2026-12-27', '2026-12-28', '2026-12-30', '2026-12-31'],
  // Four days over Christmas: placed on Thursday, collected on Monday, with days to spare before New Year's Day.
  ['2027-01-02', true, '2026-12-22', '2026-12-23', '2026-12-24', '2026-12-28', '2026-12-29'],
  // A leap day.
  ['2028-03-01', false, '2028-02-23', '2028-02-24', '2028-02-25', '2028-02-28', '2028-02-29'],
  ['2028-03-03', false, '2028-02-25', '2028-02-27', '2028-02-28', '2028-03-01', '2028-03-02'],
];

describe('the plan before a settlement', () => {
  it.each(PLANS)('on %s (reserve: %j)', (on, reserve, book, close, place, collect, informed) => {
    const outcome = ask({ on, reserve });
    expect(outcome.steps.map((step) => [step.id, step.day])).toEqual([
      ['book', book],
      ['close', close],
      ['place', place],
      ['collect', collect],
      ['informed', informed],
      ['event', on],
    ]);
  });

  // A booking on the day on which the house is closed is too late, unless in a rush: the office needs a day to set the
  // visit.
  it('asks to book on a business day before the one on which the house is closed', () => {
    fc.assert(
      fc.property(anyDay, fc.boolean(), (on, reserve) => {
        const outcome = ask({ on, reserve }, addDays(on, -60));
        expect(String(day(outcome, 'book')) < String(day(outcome, 'close'))).toBe(true);
      }),
    );
  });

  it('that is over says so, and how to test, but not how old a test may be', () => {
    const query = 'for=sale&date=2026-11-21&place=montgomery&tested=2026-01-03';
    expect(saidIn(answerTo(datesTool, facts, query))).toEqual([
      'plan.past date=2026-11-21 tested=2026-01-03',
      'place.read place=Montgomery County',
      'next.test date=2026-11-21 tested=2026-01-03',
      'onward.law',
    ]);
  });

  // The page says this for visitors without JavaScript, for whom no date is filled in.
  it('asks to book at most two weeks before, and four with room for a repair and a second test', () => {
    fc.assert(
      fc.property(anyDay, fc.boolean(), (on, reserve) => {
        const outcome = ask({ on, reserve }, addDays(on, -60));
        expect(String(day(outcome, 'book')) >= addDays(on, -14)).toBe(true);
        expect(String(outcome.roomy) >= addDays(on, -28)).toBe(true);
      }),
    );
  });

  it('marks weekends and federal holidays', () => {
    const marks = ask({ on: '2027-01-18' }).steps.map(({ id, mark }) => [id, mark]);
    expect(Object.fromEntries(marks)).toMatchObject({ event: 'king', collect: undefined });
    expect(ask({ on: '2027-01-02' }).steps.at(-1)?.mark).toBe('weekend');
    expect(ask({ on: '2026-12-11' }).steps[1]).toMatchObject({ id: 'close', mark: 'weekend' });
  });
});

/**
 * Asked on Sunday, November 22, 2026, when nobody answers. The soonest plan is to book on Monday, close the house that
 * evening, and place the device on Tuesday; the test ends on Thursday the 26th, Thanksgiving, and is collected on
 * Friday; Monday is for the report. Office days and contact days are in company.json.
 */
const CODES: [on: string, reserve: boolean, code: string][] = [
  ['2026-11-21', false, 'past'],
  ['2026-11-22', false, 'too-late'],
  ['2026-11-23', false, 'too-late'],
  ['2026-11-24', false, 'too-late'],
  ['2026-11-25', false, 'too-late'],
  ['2026-11-26', false, 'too-late'],
  ['2026-11-27', false, 'too-late'],
  ['2026-11-28', false, 'call'],
  ['2026-11-30', false, 'call'],
  ['2026-12-01', false, 'tight'],
  ['2026-12-09', false, 'ok'],
  ['2026-12-30', true, 'ok'],
  ['2027-11-21', false, 'ok'],
  ['2027-11-22', false, 'early'],
  ['2027-11-23', false, 'early'],
  ['2028-02-29', false, 'early'],
];

describe('whether there is time', () => {
  it.each(CODES)('for a settlement on %s (reserve: %j): %s', (on, reserve, code) => {
    expect(ask({ on, reserve }).code).toBe(code);
  });

  it('a reserve that does not fit is given up, and said so', () => {
    const outcome = ask({ on: '2026-12-01', reserve: true });
    expect(outcome.code).toBe('tight');
    expect(outcome.noReserve).toBe(true);
  });

  it('on a Saturday a call can still book Monday, with the house closed on Sunday evening', () => {
    const outcome = ask({ on: '2026-11-26' }, '2026-11-21');
    expect(outcome.code).toBe('call');
    expect(outcome.steps.map((step) => step.day)).toEqual([
      '2026-11-21',
      '2026-11-22',
      '2026-11-23',
      '2026-11-25',
      '2026-11-26',
    ]);
    expect(ask({ on: '2026-11-25' }, '2026-11-21').code).toBe('too-late');
  });

  it.each([
    ['Monday to Saturday', [1, 2, 3, 4, 5, 6]],
    ['Monday through Wednesday and Sunday', [1, 2, 3, 0]],
    ['any day', []],
  ])('the days that "%s" names', (words, days) => {
    expect(weekdaysIn(words)).toEqual(days);
  });

  it('room for a repair and a second test is asked for only where there is some', () => {
    expect(ask({ on: '2026-12-30' }).roomy).toBe('2026-12-16');
    expect(ask({ on: '2026-12-01' }).roomy).toBeUndefined();
  });
});

/** A query, and a sentence that its answer must have. */
const SAYS: [query: string, said: string][] = [
  // An analysis is not a report: the company promises a day only for the analysis (practice.json).
  ['for=sale&date=2026-11-28&place=montgomery', 'next.report'],
  // County Code 29-35E (d)(1): no lease, new or renewed, without a result below the level.
  ['for=lease&date=2026-11-26&place=montgomery', 'next.hold@lease-montgomeryRental'],
  ['for=lease&date=2026-11-28&place=rockville', 'next.hold@lease-rockville'],
  // For the same reason, no test counts by its age alone.
  [
    'for=retest&why=lease&last=2024-12-01&place=montgomery',
    'again.counts@lease-montgomeryRental last=2024-12-01 by=2027-11-30',
  ],
  [
    'for=retest&why=lease&last=2024-12-01&place=montgomery',
    'day.by@lease-montgomeryRental day=2027-11-30',
  ],
  [
    'for=retest&why=sale&last=2026-01-05&place=rockville',
    'again.counts@sale-rockville last=2026-01-05 by=2027-01-04',
  ],
  [
    'for=lease&date=2027-01-02&place=rockville&tested=2026-01-05',
    'existing.counts@lease-rockville date=2027-01-02 tested=2026-01-05',
  ],
];

describe('what money and leases depend on', () => {
  it.each(SAYS)('%s: %s', (query, said) => {
    expect(saidIn(answerTo(datesTool, facts, query))).toContain(said);
  });

  it('a lease that comes too soon: first not to sign, then how', () => {
    const query = 'for=lease&date=2026-11-25&place=montgomery';
    const next = saidIn(answerTo(datesTool, facts, query)).filter((said) => /^next/.test(said));
    expect(next.map((said) => said.split(' ')[0])).toEqual([
      'next.hold@lease-montgomeryRental',
      'next.oldest',
      'next.move@lease',
      'next.after',
    ]);
  });

  it('without a rule nobody is told not to sign', () => {
    const said = saidIn(answerTo(datesTool, facts, 'for=lease&date=2026-11-25&place=dc'));
    expect(said.filter((one) => one.startsWith('next.hold'))).toEqual([]);
  });

  it('a test counts for a lease only below the level of the law, and the calendar says so too', () => {
    const { value = 0, decimals, unit = '' } = lawOf('montgomeryRental').mitigation?.level ?? {};
    const level = `${value.toFixed(decimals)}\u00a0${unit}`;
    const page = sentencesOf('test-dates');
    for (const code of ['again.counts', 'existing.counts', 'day.by', 'next.hold'])
      expect(page.get(`${code}@lease-montgomeryRental`)?.text).toContain(`below ${level}`);
  });
});

/** The oldest test that is "less than N years old" according to county and city pages, as in src/data/laws.json. */
const OLDEST: [
  occasion: PlanAnswers['occasion'],
  where: string,
  on: string,
  oldest?: string,
  rule?: string,
][] = [
  ['sale', 'place=montgomery', '2026-12-30', '2025-12-31', 'rule'],
  ['sale', 'place=gaithersburg', '2026-12-30', '2025-12-31', 'rule'],
  ['sale', 'place=rockville', '2026-12-30', '2025-12-31', 'rule'],
  ['sale', 'place=montgomery', '2028-02-29', '2027-03-01', 'rule'],
  ['sale', 'place=montgomery', '2028-03-01', '2027-03-02', 'rule'],
  // By the strict reading, a test of February 29, 2028 is a year old on February 28, 2029.
  ['sale', 'place=montgomery', '2029-02-28', '2028-03-01', 'rule'],
  ['sale', 'place=montgomery', '2029-02-27', '2028-02-28', 'rule'],
  ['sale', 'place=poolesville&limits=yes', '2026-12-30', undefined, 'exempt-place'],
  ['sale', 'place=kensington&limits=yes', '2026-12-30', undefined, 'exempt-place'],
  ['sale', 'place=barnesville&limits=yes', '2026-12-30', undefined, 'exempt-place'],
  ['sale', 'place=Columbia', '2026-12-30', undefined, 'none'],
  ['sale', 'place=dc', '2026-12-30', undefined, 'none'],
  ['sale', 'place=va', '2026-12-30', undefined, 'none'],
  ['sale', 'place=unknown', '2026-12-30', '2025-12-31', 'strictest'],
  ['lease', 'place=montgomery', '2026-12-30', '2023-12-31', 'rule'],
  ['lease', 'place=rockville', '2026-12-30', '2024-12-31', 'rule'],
  ['lease', 'place=gaithersburg', '2026-12-30', '2024-12-31', 'rule'],
  ['lease', 'place=poolesville', '2026-12-30', '2023-12-31', 'rule'],
  ['lease', 'place=unknown', '2026-12-30', '2024-12-31', 'strictest'],
  ['lease', 'place=dc', '2026-12-30', undefined, 'none'],
];

describe('how old the test may be', () => {
  it.each(OLDEST)('%s in %s on %s: from %s on', (occasion, where, on, oldest, rule) => {
    const outcome = ask({ occasion, on, ...whereOf(where) });
    expect(outcome.rule).toBe(rule);
    expect(outcome.oldest).toBe(oldest);
  });

  it.each([
    ['2025-12-31', 'counts'],
    ['2025-12-30', 'too-old'],
    ['2026-11-22', 'counts'],
    ['2026-11-23', 'not-yet-made'],
  ])('a test of %s %s at a settlement on December 30, 2026', (tested, existing) => {
    expect(ask({ tested }).existing).toBe(existing);
  });

  // The county and city pages ask for a test of that age, no matter who ordered it; only an older one requires a plan.
  it.each([
    ['lease', 'gaithersburg', '2025-01-03', 'no-need'],
    ['lease', 'gaithersburg', '2025-01-02', 'ok'],
    ['sale', 'montgomery', '2026-01-03', 'no-need'],
    ['sale', 'montgomery', '2026-01-02', 'ok'],
    ['sale', 'dc', '2026-01-03', 'ok'],
  ] as const)(
    'before a %s in %s on January 2, 2027, a test of %s: %s',
    (occasion, place, tested, code) => {
      const outcome = ask({ occasion, place, on: '2027-01-02', tested });
      expect(outcome.code).toBe(code);
      expect(outcome.steps).toHaveLength(code === 'no-need' ? 0 : 6);
      const query = `for=${occasion}&date=2027-01-02&place=${place}&tested=${tested}`;
      const planned = saidIn(answerTo(datesTool, facts, query)).filter((said) =>
        /^(plan|next|step)/.test(said),
      );
      expect(planned.length > 0).toBe(code !== 'no-need');
    },
  );

  it('where no rule limits its age, it says so', () => {
    expect(ask({ place: 'dc', tested: '2001-01-01' }).existing).toBe('no-rule');
  });

  it.each([
    ['sale', 'place=Gaithersburg&limits=yes', 'open.saleRule@gaithersburg'],
    ['lease', 'place=Gaithersburg', 'open.text@gaithersburg'],
    ['lease', 'place=Gaithersburg', 'open.limits'],
    ['sale', 'place=Kensington', 'open.limits'],
    ['sale', 'place=Kensington', 'open.exempt@sale-montgomeryResale'],
    ['sale', 'place=Poolesville', 'open.exempt@sale-montgomeryResale'],
    ['sale', 'place=unknown', 'open.home'],
    ['sale', 'place=Bethesda', 'open.home'],
    ['sale', 'place=Bethesda', 'open.which-day-counts'],
  ])('a %s in %s leaves open: %s', (occasion, where, note) => {
    const query = `for=${occasion}&date=2026-12-30&${where}`;
    expect(saidIn(answerTo(datesTool, facts, query))).toContain(note);
  });

  it.each(['place=Bethesda', 'place=Rockville', 'place=Kensington&limits=no'])(
    'says nothing of towns that a law leaves out for a sale at %s',
    (where) => {
      const said = saidIn(answerTo(datesTool, facts, `for=sale&date=2026-12-30&${where}`));
      expect(said.join()).not.toContain('open.exempt');
    },
  );

  // Monday, November 23 is the last day to book for some day around Wednesday, December 2; the office closes at 17:00.
  it('of a plan that has to be booked today it says the hour at which the office closes', () => {
    const today = '2026-11-23';
    const books = Array.from({ length: 14 }, (_, days) => {
      const query = `for=sale&place=montgomery&weather=no&date=${addDays(today, days)}`;
      const answer = answerTo(datesTool, facts, query, today);
      return 'said' in answer ? answer.said.map(({ values }) => values?.['book']) : [];
    }).flat();
    expect(books).toContainEqual({ time: '2026-11-23T17:00', weekday: true, by: true });
    expect(books).not.toContainEqual({ day: '2026-11-23', weekday: true });
    expect(books.some((book) => book && 'day' in book)).toBe(true);
  });

  it('after the office has closed asks for no call of today any more', () => {
    const book = (time: string): unknown => {
      const query = 'for=sale&place=montgomery&weather=no&date=2026-11-28';
      const answer = answerTo(datesTool, facts, query, '2026-11-23', time);
      return 'said' in answer
        ? answer.said.find(({ part }) => part === 'answer')?.values?.['book']
        : undefined;
    };
    expect(book('16:59')).toMatchObject({ time: '2026-11-23T17:00' });
    expect(book('17:00')).toEqual({ day: '2026-11-24', weekday: true });
  });

  // The county's law applies to leases in Kensington inside and outside the limits; for sales they differ.
  it.each([
    ['for=lease&place=Kensington', false],
    ['for=sale&place=Kensington', true],
    ['for=lease&place=Rockville', true],
    ['for=retest&why=sale&place=Kensington', true],
    ['for=retest&why=routine&place=Kensington', false],
    ['for=sale&place=Bethesda', false],
  ])('%s asks for the limits: %j', (query, asked) => {
    const { answers } = readAnswers(datesTool.questions(facts), new URLSearchParams(query));
    expect(datesTool.asks(answers, facts).includes('limits')).toBe(asked);
  });

  it('a law that is added is known here too', () => {
    const takomaPark: Law = {
      ...lawOf('rockville'),
      jurisdiction: 'Takoma Park',
      path: '/laws/takoma-park',
      validity: { ...lawOf('montgomeryRental').validity, value: 1 } as Law['validity'],
    };
    const all = { ...laws, takomaPark };
    const known = datesFacts({ laws: all, places: placesWithLaws(written, all, areas.areas) });
    const outcome = plan(
      { occasion: 'lease', on: '2026-12-30', place: 'takomaPark', reserve: false },
      known,
      TODAY,
    );
    expect(outcome).toMatchObject({ rule: 'rule', law: 'takomaPark', oldest: '2025-12-31' });
  });
});

/** Sources: FAQ #testing-frequency; MAH-2019, 8.5.9 and 7.3; MW-RN-2020; src/data/radon.json. */
const RETESTS: [RetestAnswers, today: string, code: string, from?: string, by?: string][] = [
  [{ reason: 'routine', last: '2024-11-22' }, TODAY, 'now', '2026-11-22', '2027-11-22'],
  [{ reason: 'routine', last: '2024-11-23' }, TODAY, 'later', '2026-11-23', '2027-11-23'],
  [{ reason: 'routine', last: '2023-11-22' }, TODAY, 'now', '2025-11-22', '2026-11-22'],
  [{ reason: 'routine', last: '2023-11-21' }, TODAY, 'overdue', '2025-11-21', '2026-11-21'],
  [{ reason: 'routine', last: '2024-02-29' }, TODAY, 'now', '2026-02-28', '2027-02-28'],
  [{ reason: 'system', last: '2025-01-10' }, TODAY, 'later', undefined, '2027-01-10'],
  [{ reason: 'system', last: '2024-11-22' }, TODAY, 'now', undefined, '2026-11-22'],
  [{ reason: 'system', last: '2024-11-21' }, TODAY, 'overdue', undefined, '2026-11-21'],
  [{ reason: 'mitigation', last: '2026-11-22' }, TODAY, 'later', '2026-11-23', '2026-12-22'],
  [{ reason: 'mitigation', last: '2026-11-21' }, TODAY, 'now', '2026-11-22', '2026-12-21'],
  [{ reason: 'mitigation', last: '2026-10-22' }, TODAY, 'overdue', '2026-10-23', '2026-11-21'],
  [{ reason: 'works', last: '2026-11-01' }, TODAY, 'now', '2026-11-01'],
  [{ reason: 'water', last: '2022-01-31' }, TODAY, 'later', undefined, '2027-01-31'],
  [{ reason: 'treated', last: '2025-11-01' }, TODAY, 'overdue', undefined, '2026-11-01'],
  [{ reason: 'routine', last: '2026-11-23' }, TODAY, 'future'],
  [
    { reason: 'sale', last: '2025-11-23', place: 'montgomery' },
    TODAY,
    'still-good',
    undefined,
    '2026-11-22',
  ],
  [
    { reason: 'sale', last: '2025-11-22', place: 'montgomery' },
    TODAY,
    'too-old',
    undefined,
    '2026-11-21',
  ],
  [
    { reason: 'sale', last: '2025-12-01', place: 'rockville' },
    TODAY,
    'still-good',
    undefined,
    '2026-11-30',
  ],
  [{ reason: 'sale', last: '2025-12-01', place: 'virginia' }, TODAY, 'no-rule'],
  [
    { reason: 'lease', last: '2024-01-31', place: 'montgomery' },
    TODAY,
    'still-good',
    undefined,
    '2027-01-30',
  ],
  [
    { reason: 'lease', last: '2024-02-29', place: 'montgomery' },
    TODAY,
    'still-good',
    undefined,
    '2027-02-27',
  ],
  [
    { reason: 'lease', last: '2024-11-22', place: 'rockville' },
    TODAY,
    'too-old',
    undefined,
    '2026-11-21',
  ],
  [
    { reason: 'lease', last: '2025-01-01', place: 'gaithersburg' },
    TODAY,
    'still-good',
    undefined,
    '2026-12-31',
  ],
];

describe('when to test again', () => {
  it.each(RETESTS)('%j on %s: %s, from %s, by %s', (answers, today, code, from, by) => {
    const outcome = retest(answers, facts, today);
    expect([outcome.code, outcome.from, outcome.by]).toEqual([code, from, by]);
  });

  it('says what the national protocol allows at most, and which day we suggest', () => {
    expect(retest({ reason: 'routine', last: '2024-11-22' }, facts, TODAY).standard).toBe(
      '2029-11-22',
    );
    expect(retest({ reason: 'mitigation', last: '2026-11-20' }, facts, TODAY).suggested).toBe(
      '2026-11-27',
    );
  });
});

describe('on any day', () => {
  const planAnswers: fc.Arbitrary<PlanAnswers> = fc.record({
    occasion: fc.constantFrom(...OCCASIONS),
    on: anyDay,
    place: fc.constantFrom(...PLACES),
    limits: fc.constantFrom(...LIMITS),
    reserve: fc.boolean(),
    tested: fc.option(anyDay, { nil: undefined }),
  });
  const soon = fc.integer({ min: -5, max: 500 });

  it('the steps follow each other, visits are on workdays, and the result comes before the day', () => {
    fc.assert(
      fc.property(planAnswers, soon, (answers, ahead) => {
        const outcome = plan(answers, facts, addDays(answers.on, -ahead));
        const days = outcome.steps.map((step) => step.day);
        expect(days).toEqual([...days].sort());
        if (['past', 'too-late', 'no-need'].includes(outcome.code)) expect(days).toEqual([]);
        else expect(String(day(outcome, 'collect')) < answers.on).toBe(true);
        if (days.length > 0) {
          expect(String(day(outcome, 'close')) < String(day(outcome, 'place'))).toBe(true);
          for (const step of outcome.steps.filter(({ id }) => id === 'place' || id === 'collect')) {
            expect(isWeekend(step.day)).toBe(false);
            expect(step.mark).toBeUndefined();
          }
        }
      }),
    );
  });

  it('a later settlement never asks to book sooner, and time never comes back', () => {
    const ease = ['past', 'too-late', 'call', 'tight', 'ok', 'early'];
    fc.assert(
      fc.property(anyDay, soon, fc.integer({ min: 0, max: 60 }), (on, ahead, more) => {
        const today = addDays(on, -ahead);
        const one = ask({ on }, today);
        const later = ask({ on: addDays(on, more) }, today);
        expect(ease.indexOf(later.code)).toBeGreaterThanOrEqual(ease.indexOf(one.code));
        const book = day(one, 'book');
        const laterBook = day(later, 'book');
        if (book && laterBook) expect(laterBook >= book).toBe(true);
      }),
    );
  });

  it('a later test never counts for a shorter time', () => {
    fc.assert(
      fc.property(
        anyDay,
        fc.integer({ min: 0, max: 800 }),
        fc.constantFrom(...REASONS),
        fc.constantFrom(...PLACES),
        (last, more, reason, place) => {
          const today = addDays(last, 900);
          const one = retest({ reason, last, place }, facts, today);
          const later = retest({ reason, last: addDays(last, more), place }, facts, today);
          expect(String(later.by ?? '') >= String(one.by ?? '')).toBe(true);
        },
      ),
    );
  });

  it('a test counts at a settlement exactly if that is within its time', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 800 }), (last, more) => {
        const on = addDays(last, more);
        const { by = '' } = retest({ reason: 'sale', last, place: 'montgomery' }, facts, on);
        expect(ask({ on, tested: last }, on).existing).toBe(on <= by ? 'counts' : 'too-old');
      }),
    );
  });
});

describe('how long before a settlement each step is', () => {
  const { on, steps } = offsets(facts, TODAY);

  it('is counted over a year of settlements, of which none is planned tighter or wider', () => {
    expect(steps.map(({ id }) => id)).toEqual([
      'roomy',
      'book',
      'close',
      'place',
      'collect',
      'informed',
    ]);
    for (const { least, most } of steps) expect(least).toBeLessThanOrEqual(most);
    const book = steps.find(({ id }) => id === 'book');
    expect(book?.most).toBeLessThanOrEqual(14);
    const counted = Array.from({ length: 60 }, (_, later) => {
      const settled = addDays(on, later);
      return { settled, booked: day(ask({ on: settled, reserve: true }), 'book') ?? settled };
    });
    for (const { settled, booked } of counted) {
      expect(booked >= addDays(settled, -(book?.most ?? 0))).toBe(true);
      expect(booked <= addDays(settled, -(book?.least ?? 0))).toBe(true);
    }
  });

  it('has an example whose days are those of its plan', () => {
    const plan = ask({ on, reserve: true });
    expect(steps.filter(({ id }) => id !== 'roomy').map(({ day: at }) => at)).toEqual(
      plan.steps.filter(({ id }) => id !== 'event').map(({ day: at }) => at),
    );
    expect(steps[0]?.day).toBe(plan.roomy);
  });
});

it('the house is closed so early on the evening before that our first visit can be the test', () => {
  const company = {
    openingHours: { office: [{ from: 'Monday', to: 'Friday', opens: '07:30', closes: '16:00' }] },
  };
  expect(closeBy(company, 12)).toBe('19:30');
  const said = saidIn(answerTo(datesTool, facts, 'for=sale&date=2027-01-15&place=Bethesda'));
  expect(said).toContain(`step.close day=2027-01-07T${facts.closeBy}`);
  expect(said).toContain('step.roomy day=2026-12-29');
});

describe('while the office is closed', () => {
  const closed = (from: string, until = from) =>
    datesFacts({ notices: [{ from, until, text: { en: 'Closed' }, closed: { from, until } }] });

  // As in the table above: placed on Friday, December 4, and collected on Monday, December 7.
  it('nobody comes, and the answer says so', () => {
    const query = 'for=sale&date=2026-12-09&place=montgomery&weather=no';
    const open = saidIn(answerTo(datesTool, facts, query));
    expect(open).toContain('step.place day=2026-12-04');
    expect(open.join()).not.toContain('mark.closed');
    const said = saidIn(answerTo(datesTool, closed('2026-12-04'), query));
    expect(said).toContain('step.place day=2026-12-03');
    expect(said).toContain('mark.closed day=2026-12-04');
  });

  it('nobody is told to call on such a day, nor after the hour at which it closes that day', () => {
    const book = (of: typeof facts, time?: string): unknown => {
      const query = 'for=sale&place=montgomery&weather=no&date=2026-11-28';
      const answer = answerTo(datesTool, of, query, '2026-11-23', time);
      return 'said' in answer
        ? answer.said.find(({ part }) => part === 'answer')?.values?.['book']
        : undefined;
    };
    expect(book(closed('2026-11-23'))).toEqual({ day: '2026-11-24', weekday: true });
    const early = datesFacts({
      notices: [
        {
          from: '2026-11-23',
          until: '2026-11-23',
          text: { en: 'Open until 2 pm' },
          hours: { day: '2026-11-23', opens: '08:00', closes: '14:00' },
        },
      ],
    });
    expect(book(early, '13:59')).toMatchObject({ time: '2026-11-23T14:00' });
    expect(book(early, '14:00')).toEqual({ day: '2026-11-24', weekday: true });
  });
});

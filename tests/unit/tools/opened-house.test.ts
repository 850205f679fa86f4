import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { closedHouseFacts } from '../../../src/tools/closed-house/facts';
import {
  EVENTS,
  openedHouse,
  TEST_KINDS,
  type OpenedAnswers,
  type OpenedOutcome,
} from '../../../src/tools/closed-house/opened';
import { closedHouseTool } from '../../../src/tools/closed-house/tool';
import { answerTo, saidIn } from './support';

const facts = closedHouseFacts().opened;

const ask = (answers: Partial<OpenedAnswers>): OpenedOutcome =>
  openedHouse(
    {
      event: 'window',
      when: 'during',
      hour: 30,
      minutes: 20,
      test: 'monitor',
      planned: 48,
      keepsClosed: true,
      ...answers,
    },
    facts,
  );

const GUIDE = 'docs/test-preparation.md';
const BEFORE = 'MAH-2019, 6.1.2';
const KEEP = 'MAH-2019, 6.1.1';
const HOURS = 'MAH-2019, 8.5.3 c';
const SUM = 'MAH-2019, 2.3.3';
const STORM = 'MAH-2019, 2.2.3';
const CASES: [source: string, Partial<OpenedAnswers>, code: string, reason: string][] = [
  [GUIDE, { event: 'passing' }, 'go-on', 'normal-entry'],
  [GUIDE, { event: 'passing', when: 'before', test: 'passive' }, 'go-on', 'normal-entry'],
  [GUIDE, { event: 'exhaust' }, 'go-on', 'normal-use'],
  [GUIDE, { event: 'heating-fire', test: 'unknown' }, 'go-on', 'normal-use'],
  [GUIDE, { when: 'after' }, 'go-on', 'test-over'],
  [GUIDE, { event: 'moved' }, 'call', 'device-disturbed'],
  [GUIDE, { event: 'moved', test: 'long' }, 'call', 'device-disturbed'],
  [GUIDE, { event: 'moved', when: 'before' }, 'go-on', 'no-device-yet'],
  [GUIDE, { event: 'power' }, 'call', 'power-not-ruled'],
  [GUIDE, { event: 'works' }, 'call', 'works-not-ruled'],
  [GUIDE, { test: 'long' }, 'go-on', 'long-test'],
  [GUIDE, { test: 'long', event: 'fan', minutes: 6000 }, 'go-on', 'long-test'],
  [GUIDE, { test: 'progeny' }, 'call', 'progeny-not-ruled'],
  [GUIDE, { test: 'unknown' }, 'call', 'break-not-ruled'],
  [GUIDE, { test: 'passive' }, 'call', 'break-not-ruled'],
  [GUIDE, { test: 'passive', planned: 96, hour: 2 }, 'call', 'break-not-ruled'],
  // A passive device collects over time (MAH-2019, 2.3.3), so its single result includes the hours when the house was
  // open.
  [SUM, { test: 'passive', hour: 40, minutes: 480 }, 'start-again', 'hours-in-sum'],
  [SUM, { test: 'passive', hour: 2, minutes: 480, planned: 96 }, 'start-again', 'hours-in-sum'],
  [SUM, { test: 'passive', minutes: 120 }, 'start-again', 'hours-in-sum'],
  [SUM, { test: 'passive', minutes: 119 }, 'call', 'break-not-ruled'],
  [SUM, { test: 'unknown', minutes: 480 }, 'call', 'device-decides'],
  [SUM, { test: 'passive', hour: 6, minutes: 300, when: 'before' }, 'start-later', 'broken-before'],
  [HOURS, { hour: 48, minutes: 480 }, 'go-on', 'hours-complete'],
  // Any other device keeps counting until it is collected.
  [HOURS, { hour: 48, test: 'unknown', keepsClosed: false }, 'call', 'hours-nearly'],
  [SUM, { hour: 48, test: 'passive', minutes: 300 }, 'start-again', 'hours-in-sum'],
  // A 48-hour test that lacks no more than 2 hours may have enough (46), so nobody is told to add 58 hours unasked.
  [HOURS, { hour: 45 }, 'extend', 'monitor-hours'],
  [HOURS, { hour: 46 }, 'call', 'hours-nearly'],
  [HOURS, { hour: 47, minutes: 480 }, 'call', 'hours-nearly'],
  [HOURS, { hour: 47, test: 'unknown', minutes: 480 }, 'call', 'hours-nearly'],
  [HOURS, { hour: 47, keepsClosed: false }, 'call', 'hours-nearly'],
  [HOURS, { hour: 95, planned: 96 }, 'call', 'hours-nearly'],
  [SUM, { hour: 47, test: 'passive', minutes: 480 }, 'start-again', 'hours-in-sum'],
  [HOURS, { test: 'monitor' }, 'extend', 'monitor-hours'],
  [HOURS, { event: 'door' }, 'extend', 'monitor-hours'],
  [HOURS, { event: 'fan' }, 'extend', 'monitor-hours'],
  [HOURS, { event: 'fireplace' }, 'extend', 'monitor-hours'],
  // In a storm, all hours of the four days must be closed ones; after an opening, fewer are left.
  [STORM, { hour: 2, planned: 96 }, 'call', 'storm-hours'],
  [STORM, { hour: 30, planned: 96, minutes: 60 }, 'call', 'storm-hours'],
  [STORM, { hour: 48, planned: 96, minutes: 60 }, 'call', 'storm-hours'],
  [BEFORE, { when: 'before', hour: 6 }, 'start-later', 'broken-before'],
  [BEFORE, { when: 'before', hour: 6, test: 'passive' }, 'start-later', 'broken-before'],
  [BEFORE, { when: 'before', hour: 6, test: 'unknown' }, 'start-later', 'broken-before'],
  [BEFORE, { when: 'before', hour: 13, minutes: 30 }, 'go-on', 'closed-in-time'],
  [BEFORE, { when: 'before', hour: 12, minutes: 0 }, 'go-on', 'closed-in-time'],
  [BEFORE, { when: 'before', hour: 12, minutes: 1 }, 'start-later', 'broken-before'],
  [BEFORE, { when: 'before', hour: 6, planned: 96 }, 'go-on', 'enough-left'],
  [KEEP, { keepsClosed: false }, 'start-again', 'cannot-close'],
  [KEEP, { keepsClosed: false, when: 'before', test: 'unknown' }, 'start-again', 'cannot-close'],
  [STORM, { event: 'storm' }, 'extend', 'storm-length'],
  [STORM, { event: 'storm', when: 'before' }, 'start-later', 'storm-length'],
  [STORM, { event: 'storm', planned: 96 }, 'go-on', 'storm-length'],
];

describe('we opened a window', () => {
  it.each(CASES)('%s: %j: %s, %s', (_source, answers, code, reason) => {
    expect(ask(answers)).toMatchObject({ code, reason });
  });

  it('20 minutes at hour 30: a monitor goes on for 12 closed hours and 46 more', () => {
    expect(ask({}).endMonitor).toBeCloseTo(30 + 20 / 60 + 12 + 46, 6);
  });

  it.each([
    { hour: 47, planned: 48 },
    { hour: 95, planned: 96 },
    { hour: 2, planned: 96 },
    { hour: 30, planned: 96 },
  ])('no end is told that the hours do not give: %j', (answers) => {
    expect(ask(answers).endMonitor).toBeUndefined();
    expect(ask({ ...answers, test: 'unknown' }).endMonitor).toBeUndefined();
  });

  it.each(['before', 'during'])(
    'nobody is told to shut a fire off: it goes out by itself (%s the test)',
    (when) => {
      const steps = (event: string): string[] =>
        saidIn(
          answerTo(
            closedHouseTool,
            closedHouseFacts(),
            `need=opened&event=${event}&when=${when}&hour=6&minutes=20&test=monitor`,
          ),
        ).filter((one) => one.startsWith('next.'));
      expect(steps('fireplace')).toEqual(['next.fire', 'next.note', 'next.call']);
      expect(steps('window')).toEqual(['next.close', 'next.note', 'next.call']);
    },
  );

  it('of a device that is not known it says the end with a monitor alone, and that the sources leave it open', () => {
    const outcome = ask({ test: 'unknown', hour: 30, minutes: 60 });
    expect(outcome).toMatchObject({ endMonitor: 89, open: true });
  });

  it.each([20, 480])(
    'a passive device gets no hour at which it would be right again (%i minutes)',
    (minutes) => {
      const query = `need=opened&event=window&hour=40&minutes=${minutes}&test=passive&day=2026-12-01&time=10:00`;
      const said = saidIn(answerTo(closedHouseTool, closedHouseFacts(), query));
      expect(said.filter((one) => /^(end|open.hours)/.test(one))).toEqual([]);
    },
  );

  it('a start that was not closed for 12 hours is put off by what is missing', () => {
    expect(ask({ when: 'before', hour: 6, minutes: 60 })).toMatchObject({
      startLater: 7,
      endMonitor: 53,
    });
  });
});

describe('for any slip', () => {
  const answers: fc.Arbitrary<OpenedAnswers> = fc.record({
    event: fc.constantFrom(...EVENTS),
    when: fc.constantFrom('before', 'during', 'after'),
    hour: fc.integer({ min: 0, max: 3000 }),
    minutes: fc.integer({ min: 0, max: 100_000 }),
    test: fc.constantFrom(...TEST_KINDS),
    planned: fc.constantFrom(48, 96),
    keepsClosed: fc.boolean(),
  });

  it('asks to call wherever the sources leave it open, and never ends a test before its time', () => {
    fc.assert(
      fc.property(answers, (given) => {
        const { code, open, endMonitor, endStorm } = openedHouse(given, facts);
        expect(open).toBe(code === 'call');
        if (endMonitor !== undefined) expect(endMonitor).toBeGreaterThanOrEqual(given.planned);
        if (endStorm !== undefined) expect(endStorm).toBeGreaterThanOrEqual(given.planned);
      }),
    );
  });

  it('a window that was open for longer never ends the test sooner', () => {
    fc.assert(
      fc.property(answers, fc.nat(10_000), (given, more) => {
        const before = openedHouse(given, facts).endMonitor ?? 0;
        const after = openedHouse({ ...given, minutes: given.minutes + more }, facts).endMonitor;
        if (after !== undefined) expect(after).toBeGreaterThanOrEqual(before);
      }),
    );
  });
});

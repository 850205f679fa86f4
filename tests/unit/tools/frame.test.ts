import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readContactFragment } from '../../../src/lib/contact-draft';
import { contactFragment } from '../../../src/lib/contact-fragment';
import { FIELDS } from '../../../src/lib/contact-limits';
import { companyDay } from '../../../src/lib/company-day';
import { readAnswers, writeAnswers } from '../../../src/tools/answers';
import { sayer } from '../../../src/tools/outcome';
import { choices, dayQuestion, typed } from '../../../src/tools/question';
import { count } from '../../../src/tools/law/count';
import { addDays, addYears, isDay, isYounger, lastDay, oldestDay } from '../../../src/tools/day';

const anyDay = fc
  .integer({ min: 0, max: 100_000 })
  .map((count) => new Date(Date.UTC(1910, 0, 1 + count)).toISOString().slice(0, 10));

describe('days', () => {
  it.each([
    ['2027-02-28', 1, '2028-02-28'],
    ['2028-02-29', 1, '2029-02-28'],
    ['2028-02-29', 4, '2032-02-29'],
    ['2028-02-29', -1, '2027-02-28'],
    ['2026-12-31', 1, '2027-12-31'],
  ])('%s and %d years is %s', (from, years, to) => {
    expect(addYears(from, years)).toBe(to);
  });

  // Includes both nights on which the clocks change in New York.
  it.each([
    ['2027-03-13', 2, '2027-03-15'],
    ['2026-10-31', 2, '2026-11-02'],
    ['2028-02-28', 1, '2028-02-29'],
    ['2027-01-01', -1, '2026-12-31'],
  ])('%s and %d days is %s', (from, days, to) => {
    expect(addDays(from, days)).toBe(to);
  });

  it.each(['2027-02-29', '2026-13-01', '2026-00-10', '1899-12-31', '2200-01-01', '2026-1-1', ''])(
    '%s is no day',
    (text) => {
      expect(isDay(text)).toBe(false);
    },
  );

  it('less than a year old is strict', () => {
    expect(isYounger('2025-11-22', 1, '2026-11-21')).toBe(true);
    expect(isYounger('2025-11-22', 1, '2026-11-22')).toBe(false);
  });

  it('the oldest day counts, and the day before it does not', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 1, max: 5 }), (on, years) => {
        const oldest = oldestDay(on, years);
        expect(isYounger(oldest, years, on)).toBe(true);
        expect(isYounger(addDays(oldest, -1), years, on)).toBe(false);
      }),
    );
  });

  it('what is made later lasts at least as long', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: 0, max: 900 }), (made, later) => {
        expect(lastDay(made, 2) <= lastDay(addDays(made, later), 2)).toBe(true);
        expect(isYounger(made, 2, lastDay(made, 2))).toBe(true);
        expect(isYounger(made, 2, addDays(lastDay(made, 2), 1))).toBe(false);
      }),
    );
  });

  it('today is that of New York', () => {
    expect(companyDay(new Date('2027-01-01T04:59:00Z'))).toBe('2026-12-31');
    expect(companyDay(new Date('2027-07-01T04:01:00Z'))).toBe('2027-07-01');
  });
});

describe('answers in an address', () => {
  const fields = {
    side: choices(['left', 'right']),
    rooms: typed(count, ['count']),
    when: dayQuestion(),
  };

  it('a slip loses nothing', () => {
    const typed = new URLSearchParams('side=Left&rooms=none&when=2026-02-30');
    const { answers, slips } = readAnswers(fields, typed);
    expect(answers).toEqual({ side: 'left' });
    expect(slips).toEqual({ rooms: 'count', when: 'day' });
    expect(writeAnswers(fields, typed).toString()).toBe('side=Left&rooms=none&when=2026-02-30');
  });

  it('what is empty or foreign is left out', () => {
    const typed = new URLSearchParams('side=&rooms=3&utm_source=x');
    expect(readAnswers(fields, typed)).toEqual({
      answers: { rooms: 3 },
      slips: {},
      offers: {},
    });
    expect(writeAnswers(fields, typed).toString()).toBe('rooms=3');
  });

  it('unknown is an answer that says nothing', () => {
    expect(readAnswers(fields, new URLSearchParams('rooms=unknown'))).toEqual({
      answers: {},
      slips: {},
      offers: {},
    });
  });
});

describe('a sentence', () => {
  const say = sayer<{ due: readonly ['by', 'today']; rule: readonly [] }>();
  const by = { day: '2027-03-31' };

  it('is given its values, and none of what is not known', () => {
    expect(say('next', 'due', { of: 'rockville', values: { by, today: undefined } })).toEqual({
      part: 'next',
      code: 'due',
      of: 'rockville',
      values: { by },
    });
    expect(say('next', 'due', { of: undefined, values: { by: undefined } })).toEqual({
      part: 'next',
      code: 'due',
      values: {},
    });
  });

  // The compiler must reject these calls: if it accepts one, the directive above it is an error.
  it('takes no value that its code does not name', () => {
    const either = 'due' as 'due' | 'rule';
    const days = { by, since: by };
    const wrong = [
      // @ts-expect-error -- there is no such sentence
      say('next', 'duty'),
      // @ts-expect-error -- a sentence without values
      say('why', 'rule', { values: { by } }),
      // @ts-expect-error -- of several sentences, none has it
      say('why', either, { values: { since: by } }),
      // @ts-expect-error -- also where it does not stand in the call
      say('next', 'due', { values: days }),
    ];
    expect(wrong).toHaveLength(4);
  });
});

describe('an answer on its way to the contact form', () => {
  it('arrives as it left', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 300, unit: 'grapheme' }),
        fc.constantFrom('residential' as const, 'commercial' as const, 'real-estate' as const),
        (message, propertyType) => {
          const draft = { message, propertyType };
          expect(readContactFragment(contactFragment(draft))).toEqual(draft);
        },
      ),
    );
  });

  it('is never longer than the form takes', () => {
    const fragment = contactFragment({ propertyType: 'residential', message: 'ü'.repeat(6000) });
    expect(readContactFragment(fragment)?.message).toBe('ü'.repeat(FIELDS.message.max));
  });

  it.each(['', '#message-sent', '#type=castle&message=x', '#type=residential', '#%E0%A4%A'])(
    '%s is none',
    (fragment) => {
      expect(readContactFragment(fragment)).toBeUndefined();
    },
  );
});

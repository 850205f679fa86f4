import { afterEach, describe, expect, it, vi } from 'vitest';
import { companyDay } from '../../../src/lib/company-day';
import { number } from '../../../src/lib/format';
import { siteDay } from '../../../src/lib/site-day';

const NOW = new Date('2026-11-23T13:00:00Z');

/** Types `format` as a property that can be mocked; TypeScript declares it as a method. */
interface Formatted {
  format: unknown;
}

afterEach(() => void vi.restoreAllMocks());

/** Engines differ in how they format dates: ICU 72 formats Canadian ones as "11/23/2026". */
function writeDaysAs(text: string): void {
  vi.spyOn(Date.prototype, 'toLocaleDateString').mockReturnValue(text);
  vi.spyOn(Date.prototype, 'toLocaleString').mockReturnValue(text);
  vi.spyOn(Intl.DateTimeFormat.prototype as Formatted, 'format', 'get').mockReturnValue(() => text);
}

describe('the day of the company', () => {
  it.each(['11/23/2026', '23.11.2026', '2026. 11. 23.'])(
    'is the same in an engine that writes days as %s',
    (text) => {
      writeDaysAs(text);
      expect(companyDay(NOW)).toBe('2026-11-23');
      expect(siteDay({}, NOW)).toBe('2026-11-23');
    },
  );

  it.each([
    ['2027-01-01T04:59:00Z', '2026-12-31'],
    ['2027-03-04T05:00:00Z', '2027-03-04'],
    ['2027-07-01T04:01:00Z', '2027-07-01'],
  ])('at %s is %s, whatever the order of the parts of a day', (moment, day) => {
    const toParts = Reflect.get(Intl.DateTimeFormat.prototype, 'formatToParts');
    vi.spyOn(Intl.DateTimeFormat.prototype, 'formatToParts').mockImplementation(function (
      this: Intl.DateTimeFormat,
      date,
    ) {
      return toParts.call(this, date).reverse();
    });
    expect(companyDay(new Date(moment))).toBe(day);
  });
});

it('thousands are parted as a language wants, whatever sign the engine has between them', () => {
  vi.spyOn(Intl.NumberFormat.prototype as Formatted, 'format', 'get').mockReturnValue(
    () => '15\u2019400',
  );
  const toParts = Reflect.get(Intl.NumberFormat.prototype, 'formatToParts');
  vi.spyOn(Intl.NumberFormat.prototype, 'formatToParts').mockImplementation(function (
    this: Intl.NumberFormat,
    value,
  ) {
    return toParts
      .call(this, value)
      .map((part) => (part.type === 'group' ? { ...part, value: '\u2019' } : part));
  });
  expect(number(15400)).toBe('15,400');
  expect(number(15400, 0, 'pt-BR')).toBe('15\u00A0400');
});

import { describe, expect, it } from 'vitest';
import {
  dayAndTime,
  figure,
  list,
  longDate,
  monthYear,
  quantity,
  weekdayDate,
} from '../../../src/lib/format';
import { clock, hoursInWords } from '../../../src/lib/hours';
import { languageName } from '../../../src/languages/language-name';
import { siteLocales } from '../../../src/languages/all-locales';
import { LOCALES, pathIn } from '../../../src/languages/locales';
import { daysInWords } from '../../../src/lib/weekdays';

describe('the languages that are built', () => {
  it('are all of them, where nothing else is said', () => {
    expect(siteLocales({})).toEqual(Object.keys(LOCALES));
    expect(siteLocales({ SITE_LANGUAGES: '' })).toEqual(Object.keys(LOCALES));
  });

  it('are those that a translator names, that of the root first', () => {
    expect(siteLocales({ SITE_LANGUAGES: 'pt,en,es' })).toEqual(['en', 'es', 'pt']);
  });

  it.each(['es', 'en,xx', 'en, es', 'toString,en'])('are not "%s"', (given) => {
    expect(() => siteLocales({ SITE_LANGUAGES: given })).toThrow(`"${given}"`);
  });
});

describe('the address of a page', () => {
  it.each([
    ['en', '/contact'],
    ['es', '/es/contact'],
    ['pt', '/pt/contact'],
  ] as const)('in %s is %s', (locale, address) => {
    expect(pathIn(locale, '/contact')).toBe(address);
  });
});

describe('facts in other languages', () => {
  const es = 'es-US';
  const pt = 'pt-BR';
  it.each([
    [quantity({ value: 48, unit: 'hours' }, es), '48\u00A0horas'],
    [quantity({ value: 1, unit: 'year' }, es), '1\u00A0año'],
    [quantity({ value: 2, unit: 'years' }, pt), '2\u00A0anos'],
    [quantity({ value: 21000, unit: 'deaths' }, es), '21,000\u00A0muertes'],
    [quantity({ value: 21000, unit: 'deaths' }, pt), '21\u00A0mil\u00A0mortes'],
    [longDate('2023-01-01', pt), '1º\u00A0de\u00A0janeiro de 2023'],
    [weekdayDate('2026-11-23', es), 'lunes 23\u00A0de\u00A0noviembre de 2026'],
    [weekdayDate('2026-11-23', pt), 'segunda-feira, 23\u00A0de\u00A0novembro de 2026'],
    [dayAndTime('2026-11-23T21:00', es), '23\u00A0de\u00A0noviembre de 2026, 9:00\u00A0pm'],
    [daysInWords('Monday to Saturday', es), 'de lunes a sábado'],
    [daysInWords('Monday to Friday and Sunday', pt), 'de segunda a sexta e domingo'],
    [daysInWords('Monday to Saturday', 'en-US'), 'Monday to Saturday'],
    [quantity({ value: 1, unit: 'samples' }, pt), '1\u00A0amostra'],
    [quantity({ value: 5, max: 6, unit: 'samples' }, es), '5 a 6\u00A0muestras'],
    // In every language, units and decimals are written as in the laboratory's report.
    [quantity({ value: 4, unit: 'pCi/L', decimals: 1 }, pt), '4.0\u00A0pCi/L'],
    [quantity({ value: 4000, unit: 'pCi/L' }, es), '4,000\u00A0pCi/L'],
    [figure({ value: 3, unit: 'minutes', about: true }, es), 'aproximadamente 3'],
    [figure({ value: 3, unit: 'minutes', about: true }, pt), 'cerca de 3'],
    [longDate('2023-09-27', es), '27\u00A0de\u00A0septiembre de 2023'],
    [longDate('2023-09-27', pt), '27\u00A0de\u00A0setembro de 2023'],
    [monthYear('2025-10-06', es), 'octubre de 2025'],
    [list(['MD', 'DC', 'VA'], 'and', es), 'MD, DC y VA'],
    [list(['agua', 'aire'], 'or', pt), 'agua ou aire'],
    [clock('17:30', 'en-US'), '5:30\u00A0pm'],
    [clock('17:30', pt), '17:30'],
    [languageName('Spanish', pt), 'espanhol'],
    [languageName('Spanish', 'en-US'), 'Spanish'],
    [languageName('Klingon', es), 'Klingon'],
  ])('%s', (shown, expected) => {
    expect(shown).toBe(expected);
  });

  it('has days and hours as each language says them', () => {
    const spans = [
      { from: 'Monday', to: 'Friday', opens: '08:00', closes: '17:00' },
      { from: 'Saturday', to: 'Saturday', opens: '09:00', closes: '12:00' },
    ] as const;
    expect(hoursInWords(spans, 'en-US')).toBe(
      'Monday to Friday, 8\u00A0am to 5\u00A0pm; Saturday, 9\u00A0am to 12\u00A0pm',
    );
    expect(hoursInWords(spans, pt)).toBe(
      'segunda-feira a sexta-feira, das 8:00 às 17:00; sábado, das 9:00 às 12:00',
    );
    expect(hoursInWords(spans, es)).toMatch(/^lunes a viernes, de 8:00\u00A0a/);
    expect(dayAndTime('2026-03-02T10:00', es)).toMatch(/^2\u00A0de\u00A0marzo de 2026, 10:00/);
  });

  it('names the unit for which a language has no word', () => {
    expect(quantity({ value: 3, unit: 'furlongs' })).toBe('3\u00A0furlongs');
    expect(() => quantity({ value: 3, unit: 'furlongs' }, es)).toThrow('"furlongs"');
  });
});

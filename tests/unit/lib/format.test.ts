import { describe, expect, it } from 'vitest';
import {
  figure,
  list,
  longDate,
  monthYear,
  number,
  placeName,
  quantity,
  usd,
} from '../../../src/lib/format';
import { placeWithin } from '../../../src/lib/place-within';
import { brandedTitle } from '../../../src/lib/titles';

describe('the title of a page', () => {
  it.each([
    ['Contact us', 'Contact us | Seneca Creek Radon'],
    ['Why Seneca Creek Radon', 'Why Seneca Creek Radon'],
    ['About seneca creek radon', 'About seneca creek radon'],
    ['Radon', 'Radon | Seneca Creek Radon'],
    ['', 'Seneca Creek Radon'],
    [undefined, 'Seneca Creek Radon'],
  ])('of "%s" is "%s"', (title, branded) => {
    expect(brandedTitle(title, 'Seneca Creek Radon')).toBe(branded);
  });
});

describe('a place of the data', () => {
  it.each([
    ['Bethesda, Montgomery County', 'Bethesda, Condado de Montgomery'],
    ['Rockville', 'Rockville'],
    ['Prince George’s County, Virginia', 'Condado de Prince George’s, Virginia'],
  ])('"%s" is "%s" in Spanish', (name, said) => {
    expect(placeName(name)).toBe(name);
    expect(placeName(name, 'es-US')).toBe(said);
  });

  it.each([
    ['of', 'Montgomery County', 'en-US', 'of Montgomery County'],
    ['of', 'Montgomery County', 'es-US', 'del condado de Montgomery'],
    ['in', 'Rockville', 'es-US', 'en Rockville'],
    ['of', 'Rockville', 'pt-BR', 'de Rockville'],
    ['in', 'Montgomery County', 'pt-BR', 'no condado de Montgomery'],
  ] as const)('stands within a sentence: %s %s', (joint, name, language, said) => {
    expect(placeWithin(joint, name, language)).toBe(said);
  });
});

describe('facts as people read them', () => {
  it.each([
    [usd(165), '$165'],
    [usd(1650), '$1,650'],
    [number(4000), '4,000'],
    [number(4, 1), '4.0'],
    [number(0.16, 1), '0.2'],
    [figure({ value: 4, max: 6, unit: 'hours' }), '4 to 6'],
    [figure({ value: 3, unit: 'minutes', about: true }), 'about 3'],
    [quantity({ value: 48, unit: 'hours' }), '48\u00A0hours'],
    [quantity({ value: 4, unit: 'pCi/L', decimals: 1 }), '4.0\u00A0pCi/L'],
    [quantity({ value: 4000, unit: 'pCi/L' }), '4,000\u00A0pCi/L'],
    [quantity({ value: 65, max: 80, unit: '°F' }, 'es-US'), '65 a 80\u00A0°F'],
    [quantity({ value: 65, max: 80, unit: '°F' }, 'pt-BR'), '65 a 80\u00A0°F'],
    [quantity({ value: 3.8, unit: 'days', decimals: 1 }, 'pt-BR'), '3,8\u00A0dias'],
    [quantity({ value: 3.8, unit: 'days', decimals: 1 }, 'es-US'), '3.8\u00A0días'],
    [quantity({ value: 4, unit: 'pCi/L', decimals: 1 }, 'pt-BR'), '4.0\u00A0pCi/L'],
    [quantity({ value: 164, unit: 'microseconds', about: true }), 'about 164 microseconds'],
    [longDate('2016-10-01'), 'October\u00A01, 2016'],
    // The calendar day, regardless of the machine's time zone.
    [longDate('2024-12-31'), 'December\u00A031, 2024'],
    [monthYear('2025-10-06'), 'October 2025'],
    [monthYear('2025-01-01T00:00:00.000Z'), 'January 2025'],
    [list([]), ''],
    [list(['MD']), 'MD'],
    [list(['MD', 'DC']), 'MD and DC'],
    [list(['MD', 'DC', 'VA']), 'MD, DC and VA'],
  ])('%s', (shown, expected) => {
    expect(shown).toBe(expected);
  });
});

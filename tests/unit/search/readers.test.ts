import { describe, expect, test } from 'vitest';
import { dayOf } from '../../../src/search/direct/day';
import { directOf, pathOf, resultPath, toolPath } from '../../../src/search/direct/direct';
import { placeOf, type DirectPlaces } from '../../../src/search/direct/place';
import { priceOf } from '../../../src/search/direct/price';
import { resultOf } from '../../../src/search/direct/result';
import { roleIn } from '../../../src/search/direct/who';
import { zipOf } from '../../../src/search/direct/zip';

/** The readers of the home page's field, each tested separately at its limits. */

const PLACES: DirectPlaces = {
  places: {
    Alder: 'alder',
    Birch: 'county',
    'Oak County': 'county',
    'St. Elm’s City': 'state',
    Fir: 'state',
    Treeland: 'state',
    TL: 'state',
    Rockland: 'other',
    RL: 'other',
    Lost: 'nowhere',
    Near: 'county',
    'New Rockland': 'county',
  },
  jurisdictions: {
    alder: { name: 'Alder', isOwn: true },
    county: { name: 'Oak County', isOwn: true },
    state: { name: 'Treeland outside Oak County', shown: 'Treeland', within: ['alder', 'county'] },
    other: { name: 'Rockland', within: [] },
  },
};
const LEVELS = { consider: 2, action: 4, urgent: 8, bqPerPci: 37 };

describe('a place', () => {
  test.each([
    ['alder', 'own Alder in Alder: Alder'],
    [' ALDER, ', 'own Alder in Alder: Alder'],
    ['in in Alder', 'own Alder in Alder: Alder'],
    ['birch', 'around Birch in Oak County: Birch'],
    ['oak county', 'own Oak County in Oak County: Oak County'],
    ['condado de Oak', 'own Oak County in Oak County: Oak County'],
    ['condado do oak, tl', 'own Oak County in Oak County: condado do oak, tl'],
    ["st elm's city", 'around St. Elm’s City in Treeland: St. Elm’s City'],
    ['treeland', 'itself Treeland in Treeland: Treeland'],
    ['alder tl', 'own Alder in Alder: alder tl'],
    ['alder, tl,', 'own Alder in Alder: alder, tl'],
    ['Alder, Treeland', 'own Alder in Alder: Alder, Treeland'],
    ['fir tl', 'around Fir in Treeland: fir tl'],
    ['alder 20850', 'own Alder in Alder: Alder'],
    ['alder tl 20850-1234', 'own Alder in Alder: alder tl 20850-1234'],
    ['Alder, 20850', 'own Alder in Alder: Alder, 20850'],
    ['Alder, TL 20850', 'own Alder in Alder: Alder, TL 20850'],
    ['1 Main St, Alder, TL', 'own Alder in Alder: 1 Main St, Alder, TL'],
    ['Alder, Fir', 'around Fir in Treeland: Alder, Fir'],
    ['near', 'around Near in Oak County: Near'],
    ['near near', 'around Near in Oak County: Near'],
    ['new rockland', 'around New Rockland in Oak County: New Rockland'],
    ['Rockland, RL', 'itself Rockland in Rockland: Rockland, RL'],
  ])('%j is %s', (text, told) => {
    const { law, name, within, typed } = placeOf(text, PLACES)!;
    expect(`${law} ${name} in ${within}: ${typed}`).toBe(told);
  });

  test.each(
    ['', ',', 'in', '20850', 'alder rl', 'alder, rl', 'alder tl, rl', 'alder rl, tl'].concat([
      'alder xx',
      'alder 2085',
      'main alder',
      'lost',
      'condado alder',
      'alder fir',
    ]),
  )('%j is none', (text) => expect(placeOf(text, PLACES)).toBeUndefined());
});

describe('a day', () => {
  const read = (text: string, today: string, isDayFirst = false): string => {
    const { day, last } = dayOf(text, isDayFirst, today) ?? {};
    return day === last ? String(day) : `${day} or ${last}`;
  };

  test.each([
    ['Dec 15 26', '2026-12-15'],
    ['15 dic 26', '2026-12-15'],
    ['December 15, 24', '2024-12-15'],
    ['Dec 15 28', '2028-12-15'],
    ['Dec 15 23', 'undefined'],
    ['Dec 15 29', 'undefined'],
    ['26 Dec 5', 'undefined'],
    ['15 26 Dec', 'undefined'],
    ['Dec 5 6', 'undefined'],
    ['Dec 15 26 2026', 'undefined'],
    ['Dec 2026 15 26', 'undefined'],
    ['2026 Dec 15', '2026-12-15'],
    ['Dec 2026', 'undefined'],
    ['Dec', 'undefined'],
    ['15 26', 'undefined'],
    ['ju 15', 'undefined'],
    ['15 set', '2027-09-15 or 2026-09-15'],
    ['tu Dec 15', 'undefined'],
    ['1/15/26', '2026-01-15'],
    ['Jan 5, 2020', '2020-01-05'],
    ['12/15/2026 often', 'undefined'],
    ['2/30/2027', 'undefined'],
    ['0/5', 'undefined'],
  ])('%j is %s', (text, day) => expect(read(text, '2026-11-23')).toBe(day));

  test('where the day comes first, what cannot be a month is it all the same', () => {
    expect(read('12/13', '2026-11-23', true)).toBe('2026-12-13 or 2025-12-13');
    expect(read('12/12', '2026-11-23', true)).toBe('2026-12-12 or 2025-12-12');
  });

  test.each([1, 2, 3, 4, 5, 6, 7])('a February 29 is found over a century: %d years', (years) => {
    expect(read('2/29', `${2096 + years}-01-01`)).toBe('2104-02-29 or 2096-02-29');
  });

  test('and over all eight years between two of them', () => {
    expect(read('2/29', '2096-03-01')).toBe('2104-02-29 or 2096-02-29');
    expect(read('2/29', '2104-02-28')).toBe('2104-02-29 or 2096-02-29');
    expect(read('2/29', '2104-02-29')).toBe('2104-02-29');
  });
});

test.each([
  ['.5', { value: '0.5', level: 'low' }],
  ['05.20', { value: '5.20', level: 'action' }],
  ['1.95', { value: '1.95', level: 'consider' }],
  ['7.95', { value: '7.95', level: 'urgent' }],
  ['40.5', { value: '40.5', level: 'urgent' }],
  ['result: 5,2 basement', { value: '5.2', level: 'action' }],
  ['74 bq', { value: '74', unit: 'bq', level: 'consider', pci: 2 }],
  ['1000 bq/m^3', { value: '1000', unit: 'bq', level: 'urgent', pci: 27 }],
  ['41 pCi/L', { value: '41', unit: 'pci', level: 'urgent' }],
  ['5 picocuries per liter', { value: '5', unit: 'pci', level: 'action' }],
  ['9999', undefined],
  ['999', { value: '999' }],
  ['0.09', undefined],
  ['5.', undefined],
  ['5.123', undefined],
  ['radon', undefined],
  ['pci', undefined],
  ['5 6', undefined],
])('%j as a result', (text, told) => {
  expect(resultOf(text, LEVELS)).toEqual(told && { kind: 'result', ...told });
});

test.each([
  ['I am a seller', 'seller', 'I am a'],
  ['Seller, selling: Alder', 'seller', 'Alder'],
  ['buyer, seller', undefined, 'buyer, seller'],
  ['Alder', undefined, 'Alder'],
])('of %j the role is %s, and the rest %j', (text, role, rest) => {
  expect(roleIn(text)).toEqual({ role, rest });
});

test('a price, and a ZIP code, are what is asked alone', () => {
  const price = (text: string) => priceOf(text, PLACES);
  expect(price('$')).toEqual({ kind: 'price' });
  expect(price('price of a test')).toEqual({ kind: 'price' });
  expect(price('price in Alder')).toEqual({ kind: 'price', place: 'Alder' });
  expect(['price of fans', 'Alder', ''].map(price)).toEqual([undefined, undefined, undefined]);
  const zip = (text: string) => zipOf(text, ['208', '220']);
  expect(zip('in 20850-1234')).toEqual({ kind: 'zip', zip: '20850-1234', isServed: true });
  expect(zip('22003')).toMatchObject({ isServed: true });
  expect(zip('12080')).toMatchObject({ isServed: false });
  expect(['20850 22003', '2085', '208501', 'zip'].map(zip)).toEqual(Array(4).fill(undefined));
});

test('a word beside a place counts where something else is told', () => {
  const facts = { places: PLACES, levels: LEVELS, zips: [] };
  const direct = (text: string) => directOf(text, facts, false, '2026-11-23');
  expect(direct('casa Alder')).toBeUndefined();
  expect(direct('Alder')).not.toHaveProperty('beside');
  expect(direct('seller casa Alder')).toMatchObject({ kind: 'place', beside: { role: 'seller' } });
  expect(direct('casa Alder 5.2')).toMatchObject({ kind: 'result', beside: { place: 'Alder' } });
  expect(direct('Alder 20850')).toMatchObject({ kind: 'place', name: 'Alder' });
  expect(direct('Dec 15 26')).toMatchObject({ kind: 'day', day: '2026-12-15' });
  expect(direct('Dec 15 26 pCi/L')).toMatchObject({ kind: 'result', value: '26' });
});

test.each([
  ['seller 5.2', 'test-result#answer?value=5.2&situation=selling'],
  ['buyer 5.2', 'test-result#answer?value=5.2&situation=buying'],
  ['landlord 5.2', 'test-result#answer?value=5.2&situation=landlord'],
  ['tenant 5.2', 'test-result#answer?value=5.2&situation=tenant'],
  ['Alder 5.2', 'test-result#answer?value=5.2'],
  ['seller 12/15', 'test-dates#answer?for=sale&date=2026-12-15&role=seller'],
  ['buyer 12/15', 'test-dates#answer?for=sale&date=2026-12-15&role=buyer'],
  ['landlord 12/15', 'test-dates#answer?for=lease&date=2026-12-15&role=landlord'],
  ['tenant 12/15', 'test-dates#answer?for=lease&date=2026-12-15&role=tenant'],
  ['Alder 12/15', 'test-dates#answer?for=sale&date=2026-12-15&place=Alder'],
  ['seller 20850', 'radon-law#answer?place=20850&role=seller'],
  ['20850, Alder', 'radon-law#answer?place=Alder'],
  ['Alder, price', 'price#answer?place=Alder'],
  ['12/15, price', 'test-dates#answer?for=sale&date=2026-12-15'],
  ['price, 12/15, 5.2, Alder', 'test-result#answer?value=5.2'],
])('%j opens /tools/%s', (text, path) => {
  const facts = { places: PLACES, levels: LEVELS, zips: ['208'] };
  const direct = directOf(text, facts, false, '2026-11-23')!;
  expect(pathOf(direct)).toBe(`/tools/${path}`);
});

test('the address of a result holds what is chosen too', () => {
  expect(resultPath({ kind: 'result', value: '148' }, { unit: 'bq' })).toBe(
    '/tools/test-result#answer?value=148&unit=bq',
  );
});

test('the address of a tool holds what was answered', () => {
  expect(toolPath('x', {})).toBe('/tools/x');
  expect(toolPath('x', { a: undefined })).toBe('/tools/x');
  expect(toolPath('x', { a: '1', b: undefined, c: '2 3' })).toBe('/tools/x#answer?a=1&c=2+3');
});

import { expect, test } from 'vitest';
import { stem } from '../../../src/search/stems';
import { comparable, wordsOf } from '../../../src/search/words';

const forms = (text: string): string[] => wordsOf(text).flatMap((word) => word.forms);

test.each([
  ['4.0 pCi/L', ['4.0', 'pcil']],
  ['2.7', ['2.7']],
  ['4,000', ['4000']],
  ['100 Bq/m³ Bq/m3', ['100', 'bqm3', 'bqm3']],
  ['Bill 31-15, 40-13C.', ['bill', '31-15', '40-13c']],
  ['WHO who', ['WHO', 'who']],
  ['$165', ['165']],
  ['Po-218', ['po', '218', 'po218']],
  ['Mitigación, câmera', ['mitigacion', 'camera']],
  ['closed-house landlord’s e-mail', ['closed', 'house', 'landlord', 'email']],
  ['el constructor', ['el', 'constructor']],
  ['48h 2days', ['48', 'h', '2', 'days']],
  ["don't", ['dont']],
  ['1,234,567', ['1234567']],
  ['12,34', ['12', '34', '1234']],
  ['', []],
])('%j is compared by %j', (text, expected) => {
  expect(forms(text)).toEqual(expected);
});

test('a text that nobody reads has the same words, and is shorter', () => {
  const text = 'The WHO asks Who: Água, WHOM.';
  expect(comparable(text)).toBe('the WHO asks who: agua, whom.');
  expect(forms(comparable(text))).toEqual(forms(text));
});

test('forms of a word have one stem, and other words another', () => {
  const same = (...words: string[]): number => new Set(words.map((one) => stem(one, 'en'))).size;
  expect(same('test', 'tests', 'tested', 'testing', 'tester')).toBe(1);
  expect(same('property', 'properties')).toBe(1);
  expect(same('lease', 'leases', 'leasing')).toBe(1);
  expect(stem('lease', 'en')).not.toBe(stem('least', 'en'));
  expect(same('mitigate', 'mitigation', 'mitigating', 'mitigator')).toBe(1);
  expect(same('inspect', 'inspection')).toBe(1);
  expect(same('station', 'state')).toBe(2);
  expect(same('care', 'cares', 'caring')).toBe(1);
  expect(same('move', 'moving', 'moved')).toBe(1);
  expect(same('run', 'running', 'runs')).toBe(1);
  expect(same('car', 'care', 'career')).toBe(3);
  expect(stem('quedarme', 'es')).toBe(stem('quedar', 'es'));
  expect(stem('consertam', 'pt')).toBe(stem('consertar', 'pt'));
  expect(stem('parou', 'pt')).toBe(stem('parar', 'pt'));
  expect(stem('pruebas', 'es')).toBe(stem('prueba', 'es'));
  expect(stem('preparacion', 'es')).toBe(stem('preparacao', 'pt'));
  expect(stem('218', 'en')).toBe('218');
  expect(stem('po218s', 'en')).toBe('po218s');
  expect([stem('its', 'en'), stem('gas', 'en')]).toEqual(['its', 'gas']);
  expect([stem('cars', 'en'), stem('watt', 'en')]).toEqual(['car', 'watt']);
  expect([stem('shower', 'en'), stem('showers', 'en'), stem('show', 'en')]).toEqual([
    'shower',
    'shower',
    'show',
  ]);
});

import { expect, test } from 'vitest';
import { parseQuery } from '../../../../src/lib/search/query';

const words = (query: string): string[] =>
  parseQuery(query)
    .filter(({ light }) => !light)
    .map(({ word }) => word);

test.each([
  ['do I have to test before selling?', ['test', 'selling']],
  ['(rockville)', ['rockville']],
  ['Po-218', ['Po-218']],
  ['test test', ['test']],
  ['', []],
])('%j is searched for %j', (query, expected) => {
  expect(words(query)).toEqual(expected);
});

test('words without a meaning are searched when there are no others', () => {
  expect(words('who')).toEqual(['who']);
});

test('a word brings its synonyms', () => {
  expect(parseQuery('landlord')).toEqual([{ word: 'landlord', instead: ['rental'] }]);
});

test('a phrase is read as other words, and what stands around it stays', () => {
  expect(words('what are your opening hours on saturday')).toEqual([
    'response',
    'time',
    'contact',
    'saturday',
  ]);
});

test('a long sentence is cut', () => {
  expect(parseQuery('one two three four five six seven eight nine ten').length).toBe(8);
});

import { describe, expect, test } from 'vitest';
import { search, type Outcome } from '../../../src/search/search';
import { resultIn } from '../../../src/search/result-tool';
import { builtIndex } from '../../../scripts/search/built';

const indexes = { en: builtIndex('en'), es: builtIndex('es'), pt: builtIndex('pt') };
const find = (query: string): Outcome => search(indexes.en, query, 3);

describe('a result is read by the tool, with its number filled in', () => {
  test.each([
    ['5.2', '5.2'],
    ['mine is 27', '27'],
    ['my result is 6.8 pCi/L', '6.8 pCi/L'],
    ['is 3.9 ok?', '3.9'],
    ['148 Bq/m3', '148 Bq/m³'],
    ['me salió 12', '12'],
    ['mi resultado es 3.1', '3.1'],
    ['meu resultado é 5,2', '5,2'],
    ['deu 8 no porão', '8'],
  ])('%j: %j', (query, value) => {
    const [first] = find(query).hits;
    const url = new URL(first?.url ?? '', 'https://site.example');
    expect(url.pathname).toBe('/tools/test-result');
    expect(url.searchParams.get('value')).toBe(value);
    expect(first?.answer).toBe(value);
  });

  test.each(['me salió 12', 'deu 8 no porão'])('in each language of the pages: %j', (query) => {
    for (const index of [indexes.es, indexes.pt])
      expect(search(index, query, 3).hits[0]?.url).toContain('/tools/test-result?value=');
  });

  test('and counts as one more result', () => {
    const { count, hits } = search(indexes.en, 'mine is 27', Infinity);
    expect(hits).toHaveLength(count);
  });

  test.each([
    '48 hours',
    '90 days',
    '26-22',
    '2024',
    '48',
    'radon 222',
    '5000 pCi/L in well',
    'between 2 and 4',
    'two tests',
    '301-555-0142',
    'result',
  ])('%j is none', (query) => {
    expect(resultIn(query)).toBeUndefined();
    expect(find(query).hits.filter(({ url }) => url.includes('?'))).toEqual([]);
  });
});

describe('the company’s own number', () => {
  test.each([
    '3015550142',
    '301-555-0142',
    '(301) 555-0142',
    '301.555.0142',
    '+1 301 555 0142',
    '+13015550142',
  ])('is answered however it is spelled: %j', (query) => {
    const { hits, unknown } = find(query);
    expect(hits[0]).toMatchObject({ url: '/contact#get-in-touch' });
    expect(hits[0]?.answer).toContain('555-0142');
    expect(unknown).toEqual([]);
  });

  test('is not that of somebody else', () => {
    expect(find('2025550100').hits).toEqual([]);
  });
});

describe('what this site does not answer finds nothing', () => {
  test.each([
    'the',
    'r u hiring',
    'are you hiring',
    'hay trabajo',
    'vaga de emprego',
    'lead in my water',
    'plomo en mi agua',
    'termites',
    'weather tomorrow',
    'detector de humo',
  ])('%j', (query) => {
    expect(find(query)).toMatchObject({ hits: [], count: 0, offers: [] });
  });

  test.each(['hiring a tester', 'what do I do'])('%j does', (query) => {
    expect(find(query).count).toBeGreaterThan(0);
  });
});

test.each([
  'save electric',
  'certificate of insurance',
  'got a letter from montgomery county housing dept',
])('good words are no slips: %j', (query) => {
  expect(find(query)).toMatchObject({ offers: [] });
});

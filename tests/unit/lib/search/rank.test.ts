import { expect, test } from 'vitest';
import type { Match } from '../../../../src/lib/search/pagefind';
import { rank } from '../../../../src/lib/search/rank';

const match = (id: string, score: number, ...words: number[]): Match => ({
  id,
  score,
  words,
  data: () => Promise.reject(new Error('not asked for')),
});
const ids = (found: Parameters<typeof rank>[0]): string[] => rank(found).map((one) => one.match.id);
const term = (number: number, ...matches: Match[]) => ({
  term: number,
  share: 1,
  light: false,
  matches,
});

test('a section with both words stands above one with one of them oftener', () => {
  const found = [term(0, match('both', 2), match('one', 6)), term(1, match('both', 2))];
  expect(ids(found)).toEqual(['both', 'one']);
});

test('what is far weaker than the best is left out', () => {
  expect(ids([term(0, match('strong', 100), match('weak', 1))])).toEqual(['strong']);
});

test('a synonym counts less than the word', () => {
  const instead = { term: 0, share: 0.6, light: false, matches: [match('synonym', 5)] };
  expect(ids([term(0, match('word', 5)), instead])).toEqual(['word', 'synonym']);
});

test('words without a meaning are not marked', () => {
  const light = { term: 1, share: 0.3, light: true, matches: [match('a', 5, 7)] };
  expect([...(rank([term(0, match('a', 5, 3)), light])[0]?.words ?? [])]).toEqual([3]);
});

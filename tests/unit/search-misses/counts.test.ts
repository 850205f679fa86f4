import { expect, test } from 'vitest';
import {
  countMiss,
  forgetOldMisses,
  listMisses,
  MOST_A_DAY,
} from '../../../netlify/search-misses/counts';
import { memoryCounts } from './support';

const DAY = 86_400_000;
const NOON = Date.parse('2026-05-01T12:00:00Z');

test('a query is counted by its day, and nothing else is kept', async () => {
  const counts = memoryCounts();
  await countMiss(counts, 'septic tank', NOON);
  await countMiss(counts, 'septic tank', NOON);
  await countMiss(counts, 'septic tank', NOON + DAY);
  expect(counts.all()).toEqual({ '2026-05-01/septic%20tank': 2, '2026-05-02/septic%20tank': 1 });
});

test('two visitors at the same moment count as two', async () => {
  const counts = memoryCounts();
  await Promise.all([1, 2].map(() => countMiss(counts, 'septic tank', NOON)));
  expect(counts.all()).toEqual({ '2026-05-01/septic%20tank': 2 });
});

test('what was asked three times or more is listed, the most asked first', async () => {
  const counts = memoryCounts();
  const ask = async (query: string, times: number, day = 0): Promise<void> => {
    for (let i = 0; i < times; i += 1) await countMiss(counts, query, NOON + day * DAY);
  };
  await ask('lead/pipes', 2);
  await ask('lead/pipes', 1, 3);
  await ask('septic tank', 4);
  await ask('jane roe', 2);
  expect(await listMisses(counts)).toEqual([
    { query: 'septic tank', count: 4, last: '2026-05-01' },
    { query: 'lead/pipes', count: 3, last: '2026-05-04' },
  ]);
});

test('a flood of different queries fills no store, and those known go on', async () => {
  const counts = memoryCounts();
  await countMiss(counts, 'septic tank', NOON);
  for (let i = 0; i < MOST_A_DAY + 5; i += 1) await countMiss(counts, `flood ${i}`, NOON);
  expect(await counts.keys('2026-05-01/')).toHaveLength(MOST_A_DAY);
  await countMiss(counts, 'septic tank', NOON);
  expect(counts.all()['2026-05-01/septic%20tank']).toBe(2);
});

test('a day that robots have filled still counts what visitors ask', async () => {
  const counts = memoryCounts();
  for (let i = 0; i < MOST_A_DAY; i += 1) await countMiss(counts, `flood ${i}`, NOON);
  for (let i = 0; i < 3; i += 1) await countMiss(counts, 'septic tank', NOON);
  expect(await listMisses(counts)).toEqual([
    { query: 'septic tank', count: 3, last: '2026-05-01' },
  ]);
  expect(await counts.keys('2026-05-01/')).toHaveLength(MOST_A_DAY);
});

test('what is asked again and again gives its place to nobody', async () => {
  const counts = memoryCounts();
  for (let i = 0; i < MOST_A_DAY * 2; i += 1) await countMiss(counts, `real ${i >> 1}`, NOON);
  await countMiss(counts, 'flood', NOON);
  expect(Object.values(counts.all())).toEqual(Array<number>(MOST_A_DAY).fill(2));
});

test('a count is kept for 90 days', async () => {
  const counts = memoryCounts();
  await countMiss(counts, 'septic tank', NOON);
  expect(await forgetOldMisses(counts, NOON + 90 * DAY)).toBe(0);
  expect(await forgetOldMisses(counts, NOON + 91 * DAY)).toBe(1);
  expect(counts.all()).toEqual({});
});

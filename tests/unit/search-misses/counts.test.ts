import { describe, expect, test } from 'vitest';
import {
  countMiss,
  forgetOldMisses,
  listMisses,
  MOST_A_DAY,
} from '../../../netlify/search-misses/counts';
import type { Counts } from '../../../netlify/search-misses/store';
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

describe('a flood of different queries', () => {
  const HOUR = DAY / 24;
  const midnight = NOON - 12 * HOUR;
  const flood = async (counts: Counts, now: number): Promise<void> => {
    for (let i = 0; i < MOST_A_DAY + 5; i += 1) await countMiss(counts, `flood ${now} ${i}`, now);
  };

  test('fills no store, and those known go on', async () => {
    const counts = memoryCounts();
    await countMiss(counts, 'septic tank', midnight);
    for (let hour = 0; hour < 24; hour += 1) await flood(counts, midnight + hour * HOUR);
    expect(await counts.keys('2026-05-01/')).toHaveLength(MOST_A_DAY);
    await countMiss(counts, 'septic tank', midnight + 23 * HOUR);
    expect(counts.all()['2026-05-01/septic%20tank']).toBe(2);
  });

  test('keeps out what visitors ask until the hour is over, and no longer', async () => {
    const counts = memoryCounts();
    await flood(counts, NOON);
    await flood(counts, NOON); // each query twice
    await countMiss(counts, 'septic tank', NOON);
    expect(Object.keys(counts.all())).not.toContain('2026-05-01/septic%20tank');
    for (let i = 0; i < 3; i += 1) await countMiss(counts, 'septic tank', NOON + HOUR);
    expect(await listMisses(counts)).toEqual([
      { query: 'septic tank', count: 3, last: '2026-05-01' },
    ]);
  });
});

test('a count is kept for 90 days', async () => {
  const counts = memoryCounts();
  await countMiss(counts, 'septic tank', NOON);
  expect(await forgetOldMisses(counts, NOON + 90 * DAY)).toBe(0);
  expect(await forgetOldMisses(counts, NOON + 91 * DAY)).toBe(1);
  expect(counts.all()).toEqual({});
});

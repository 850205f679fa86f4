import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { countMiss, listMisses } from '../../../netlify/search-misses/counts';
import { createBlobCounts, type Counts } from '../../../netlify/search-misses/store';
import { serveBlobs } from '../../../scripts/host/blobs-server';

const NOON = Date.UTC(2026, 2, 2, 12);

/** Returns counts in a store that the local host serves. */
async function storedCounts(): Promise<Counts> {
  const folder = await mkdtemp(join(tmpdir(), 'misses-'));
  const { url, stop } = await serveBlobs(folder, 'token');
  onTestFinished(async () => {
    await stop();
    await rm(folder, { recursive: true });
  });
  return createBlobCounts({ siteID: 'site', token: 'token', edgeURL: url, uncachedEdgeURL: url });
}

test('what is asked three times is counted three times, and listed', async () => {
  const counts = await storedCounts();
  for (let n = 0; n < 3; n += 1) await countMiss(counts, 'radon in a houseboat', NOON);
  await countMiss(counts, 'asked once', NOON);
  expect(await listMisses(counts)).toEqual([
    { query: 'radon in a houseboat', count: 3, last: '2026-03-02' },
  ]);
});

test('letters with accents are counted, and more of them than words have do not fail', async () => {
  const counts = await storedCounts();
  const query = 'ção '.repeat(15).trim();
  for (const typed of [query, query, query, 'é'.repeat(60), '界'.repeat(60)]) {
    await countMiss(counts, typed, NOON);
  }
  expect(await listMisses(counts)).toEqual([{ query, count: 3, last: '2026-03-02' }]);
});

test('a count that somebody else has raised is not written over', async () => {
  const counts = await storedCounts();
  await countMiss(counts, 'raised', NOON);
  const before = await counts.read('2026-03-02/raised');
  await countMiss(counts, 'raised', NOON);
  expect(await counts.write('2026-03-02/raised', 9, before?.version)).toBe(false);
});

import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { Check } from '../../../../scripts/smoke/check';
import { schedulerCheck } from '../../../../scripts/smoke/scheduler';
import { storeChecks } from '../../../../scripts/smoke/store';
import { startLocalServer } from '../../../browser/local-server';
import { host, site } from '../fixture';

const failed = (checks: Check[]): string[] =>
  checks.filter(({ ok }) => ok === false).map(({ name }) => name);

it('asks the store for what the outbox relies on, and leaves nothing there', async () => {
  const { root } = await host(site);
  const text = await readFile(join(root, '.local/host.json'), 'utf8');
  const { blobsUrl, siteID, token } = JSON.parse(text) as Record<string, string>;
  const place = { siteID, token, edgeURL: blobsUrl, uncachedEdgeURL: blobsUrl };
  // The local store is not atomic, so it cannot promise how many of five concurrent writes succeed.
  const names = failed(await storeChecks({}, place)).filter((name) => !name.includes('of five'));
  expect(names).toEqual([]);
  const [unset] = await storeChecks({});
  expect(unset!.ok).toBeUndefined();
  const none = { ...place, edgeURL: 'http://127.0.0.1:1', uncachedEdgeURL: 'http://127.0.0.1:1' };
  expect(failed(await storeChecks({}, none))).toEqual(['store: answers']);
});

/** Returns the check of a scheduler that sends a header. */
async function askScheduler(name: string, value: string): Promise<Check> {
  const scheduler = await startLocalServer((_, response) => {
    response.setHeader(name, value);
    response.end('<h1>Book</h1>');
  });
  onTestFinished(() => scheduler.close());
  return schedulerCheck(scheduler.url, 'https://www.radon.example');
}

it.each([
  ['X-Frame-Options', 'DENY'],
  ['X-Frame-Options', 'sameorigin'],
  ['Content-Security-Policy', "default-src *; frame-ancestors 'none'"],
  ['Content-Security-Policy', "frame-ancestors 'self' https://other.example"],
  ['Content-Security-Policy', 'frame-ancestors https: http:, frame-ancestors http:'],
])('finds a scheduler that refuses its frame by %s: %s', async (name, value) => {
  const { ok, found } = await askScheduler(name, value);
  expect(ok).toBe(false);
  expect(found).toMatch(/X-Frame-Options|frame-ancestors/);
});

it.each([
  ['X-Sample', 'none'],
  ['Content-Security-Policy', "default-src 'self'"],
  ['Content-Security-Policy', 'frame-ancestors *'],
  ['Content-Security-Policy', 'frame-ancestors https:'],
  ['Content-Security-Policy', "frame-ancestors 'self' https://*.radon.example"],
  ['Content-Security-Policy', 'frame-ancestors www.radon.example:443'],
])('lets a scheduler pass that allows its frame by %s: %s', async (name, value) => {
  expect((await askScheduler(name, value)).ok).toBe(true);
});

it('leaves open what a scheduler allows that does not answer', async () => {
  expect((await schedulerCheck('http://127.0.0.1:1', 'https://www.radon.example')).ok).toBe(
    undefined,
  );
});

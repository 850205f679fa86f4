import { readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import redirects from '../../../src/data/redirects.json';
import { schedulerCheck } from '../../../scripts/smoke/scheduler';
import { type Check, siteChecks } from '../../../scripts/smoke/site';
import { storeChecks } from '../../../scripts/smoke/store';
import { startLocalServer } from '../../browser/local-server';
import { host, site } from './fixture';

const built = {
  ...site,
  'build/_redirects': redirects.map(({ from, to }) => `${from} ${to} 301!`).join('\n'),
  'build/_headers': `/*
  Content-Security-Policy: default-src 'none'
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer`,
};

const failed = (checks: Check[]): string[] =>
  checks.filter(({ ok }) => ok === false).map(({ name }) => name);

it('a smoke run holds on the local host; that no round has run yet is said, not held against it', async () => {
  const { url } = await host(built, { functionsDir: resolve('netlify/functions') });
  const checks = await siteChecks(url);
  expect(failed(checks)).toEqual([]);
  const health = checks.find(({ name }) => name.startsWith('health'));
  expect(health).toMatchObject({ ok: undefined, found: '{"status":"no_rounds"}' });
});

it('names the part of a policy that is too loose', async () => {
  const loose = "/*\n  Content-Security-Policy: default-src 'none'; script-src 'unsafe-inline'";
  const { url } = await host({ ...built, 'build/_headers': loose });
  const policy = (await siteChecks(url)).find(({ name }) => name.startsWith('policy'));
  expect(policy).toMatchObject({ ok: false, found: " script-src 'unsafe-inline'" });
});

it('finds a policy that is gone, a redirect that leads elsewhere, a 404 that is none', async () => {
  const { url } = await host(
    { ...built, 'build/_headers': '/none\n  X-A: b', 'build/_redirects': '/faq /services 301!' },
    { functionsDir: resolve('netlify/functions') },
  );
  const names = failed(await siteChecks(url));
  expect(names).toContain('policy without unsafe-inline and unsafe-eval');
  expect(names).toContain('header referrer-policy');
  expect(names).toContain('redirect /faq');
});

it('names an address that does not answer', async () => {
  expect(failed(await siteChecks('http://127.0.0.1:1'))).toContain('home page');
});

it('asks the store for what the outbox relies on, and leaves nothing there', async () => {
  const { root } = await host(built);
  const text = await readFile(join(root, '.local/host.json'), 'utf8');
  const { blobsUrl, siteID, token } = JSON.parse(text) as Record<string, string>;
  const place = { siteID, token, edgeURL: blobsUrl, uncachedEdgeURL: blobsUrl };
  // The local store is not atomic: how many of five win is for the real one.
  const names = failed(await storeChecks({}, place)).filter((name) => !name.includes('of five'));
  expect(names).toEqual([]);
  const [unset] = await storeChecks({});
  expect(unset!.ok).toBeUndefined();
  const none = { ...place, edgeURL: 'http://127.0.0.1:1', uncachedEdgeURL: 'http://127.0.0.1:1' };
  expect(failed(await storeChecks({}, none))).toEqual(['store: answers']);
});

/** What the check says of a scheduler that answers with a header. */
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

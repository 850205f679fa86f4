import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { startHost, type Host } from '../../../../scripts/host';
import type { Check } from '../../../../scripts/smoke/check';
import { headerChecks } from '../../../../scripts/smoke/headers';
import { readBuilt } from '../../../../scripts/smoke/built';
import { siteChecks } from '../../../../scripts/smoke/site';
import { makeProject } from '../fixture';
import { builtSite } from './built-site';
import { FAULTS } from './faults';
import { startProxy, type Proxy } from './proxy';

let root: string;
let host: Host;
let proxy: Proxy;
let visitors = 0;

/** Starts a working site behind a proxy that can break it. */
beforeAll(async () => {
  root = await makeProject(builtSite());
  proxy = await startProxy();
  host = await startHost({
    root,
    buildDir: 'build',
    functionsDir: resolve('netlify/functions'),
    stateDir: await mkdtemp(join(tmpdir(), 'smoke-')),
    env: {
      URL: proxy.url,
      GITHUB_CLIENT_ID: 'app-id',
      GITHUB_CLIENT_SECRET: 'app-secret',
      CONTACT_MAILS_PER_HOUR: '500', // each run sends one
    },
  });
  proxy.upstream = host.url;
});
afterAll(async () => {
  await host.close();
  await proxy.close();
});

// Each run has another visitor's address, since one address may send only ten messages in ten minutes.
beforeEach(() => {
  proxy.visitor = `192.0.2.${(visitors += 1)}`;
  proxy.asked = [];
  proxy.fault = undefined;
});

const failed = (checks: readonly Check[]): string[] =>
  checks.filter(({ ok }) => ok === false).map(({ name, found }) => `${name}: ${found}`);

describe('of a site that is as built', () => {
  it('nothing is told, and one message is sent', async () => {
    const checks = await siteChecks(proxy.url, root);
    expect(failed(checks)).toEqual([]);
    // It is reported that the outbox has had no round yet, but not as a failure.
    const health = checks.find(({ name }) => name.startsWith('health'));
    expect(health).toMatchObject({
      ok: undefined,
      found: expect.stringContaining('no_rounds') as string,
    });
    const messages = proxy.asked.filter(({ body }) => body.includes('smoke@example.com'));
    expect(messages).toHaveLength(1);
  });

  it('every hour no message is sent, and what weighs most is left out', async () => {
    const checks = await siteChecks(proxy.url, root, true);
    expect(failed(checks)).toEqual([]);
    expect(proxy.asked.filter(({ body }) => body.includes('smoke@example.com'))).toEqual([]);
    const asked = proxy.asked.map(({ path }) => path);
    expect(asked).toContain('/es/faqs');
    expect(asked.filter((path) => /^\/(img|videos|editor)\/.*\.(svg|png|js)$/.test(path))).toEqual(
      [],
    );
  });

  it('every address of the site maps is asked for, in every language', async () => {
    await siteChecks(proxy.url, root);
    const asked = new Set(proxy.asked.map(({ path }) => path));
    for (const base of ['/', '/es/', '/pt/']) {
      for (const path of ['', 'faqs', 'laws/rockville']) expect(asked).toContain(base + path);
    }
  });

  it('what was tried too often from here could not be tried, and is no fault', async () => {
    for (let run = 0; run < 10; run += 1) {
      const checks = await siteChecks(proxy.url, root);
      expect(failed(checks)).toEqual([]);
    }
    const checks = await siteChecks(proxy.url, root);
    expect(failed(checks)).toEqual([]);
    const limited = checks.filter(({ found }) => found?.startsWith('429'));
    expect(limited.map(({ name, ok }) => [name.split(':')[0], ok])).toEqual([
      ['contact', undefined],
      ['sign-in', undefined],
    ]);
    expect(checks.some(({ name }) => name.startsWith('health'))).toBe(true);
  });
});

describe('it is told that', () => {
  it.each(FAULTS)('%s', async (_, told, fault) => {
    proxy.fault = fault;
    const lines = failed(await siteChecks(proxy.url, root));
    expect(lines.join('\n')).toContain(told);
    // A line names what is wrong and does not quote whole pages.
    for (const line of lines) expect(line.length).toBeLessThan(500);
  });

  it('nobody answers', async () => {
    const [line, ...more] = failed(await siteChecks('http://127.0.0.1:1', root));
    expect(line).toContain('the site answers');
    expect(more).toEqual([]);
  });

  it('there is no build to compare with, and how to make one', async () => {
    await expect(siteChecks(proxy.url, await makeProject({}))).rejects.toThrow('npm run build');
  });

  it('the build to compare with has lost pages itself', async () => {
    const rest = Object.entries(builtSite()).filter(([name]) => name !== 'build/es/faqs.html');
    await expect(
      siteChecks(proxy.url, await makeProject(Object.fromEntries(rest))),
    ).rejects.toThrow('/es/faqs');
  });
});

describe('over https', () => {
  /** Returns the failures for a page whose answer has some headers changed; '' removes a header. */
  async function told(change: Record<string, string>): Promise<string[]> {
    const { headersFor } = await readBuilt(root, 'build');
    const sent = [...headersFor('/faqs')].map(([name, values]) => [name, values.join()]);
    const all = { ...(Object.fromEntries(sent) as Record<string, string>), ...change };
    const headers = new Headers(Object.entries(all).filter(([, value]) => value !== ''));
    const answer = { status: 200, headers, body: Buffer.alloc(0) };
    return failed(headerChecks(headersFor, [{ path: '/faqs', answer }], true));
  }

  it('the way there has to be told to browsers', async () => {
    expect(await told({})).toEqual([]);
    const [line, ...more] = await told({ 'Strict-Transport-Security': '' });
    expect(line).toContain('Strict-Transport-Security as in _headers: of 1: /faqs: not sent');
    expect(more).toEqual([]);
    expect(await told({ 'Strict-Transport-Security': 'max-age=0' })).toHaveLength(1);
  });

  it('two policies in one line are no fault where two rules name them', async () => {
    const { headersFor } = await readBuilt(root, 'build');
    const policies = headersFor('/img/house.svg').get('Content-Security-Policy') ?? [];
    expect(policies).toHaveLength(2);
    const headers = new Headers();
    for (const [name, values] of headersFor('/img/house.svg')) headers.set(name, values.join(', '));
    const answer = { status: 200, headers, body: Buffer.alloc(0) };
    const answered = [{ path: '/img/house.svg', answer }];
    expect(failed(headerChecks(headersFor, answered, true))).toEqual([]);
  });
});

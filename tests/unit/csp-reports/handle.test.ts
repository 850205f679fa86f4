import { expect, test } from 'vitest';
import { createLimiter } from '../../../netlify/contact/limiter';
import { createLog } from '../../../netlify/contact/log';
import { handleCspReport } from '../../../netlify/csp-reports/handle';
import { memoryCounts } from '../search-misses/support';

const SITE = 'https://site.example';
const clock = { now: () => Date.parse('2026-05-01T12:00:00Z'), sleep: () => Promise.resolve() };

function world(counts = memoryCounts()) {
  const lines: string[] = [];
  const log = createLog((_, line) => lines.push(line));
  const edges = { counts, clock, limiter: createLimiter(clock), log };
  const send = async (body: unknown, method = 'POST', type?: string) => {
    const text = typeof body === 'string' ? body : JSON.stringify(body);
    const kind = Array.isArray(body) ? 'application/reports+json' : 'application/csp-report';
    const headers = { 'Content-Type': type ?? kind };
    const init = { method, headers, ...(method === 'POST' && { body: text }) };
    const request = new Request(`${SITE}/api/csp-report`, init);
    return (await handleCspReport(request, '192.0.2.1', edges)).status;
  };
  const counted = (): string[] =>
    Object.keys(counts.all()).map((key) => decodeURIComponent(key.slice('2026-05-01/'.length)));
  return { send, counted, lines };
}

const old = (blocked: string, page = `${SITE}/faqs?q=jane#top`) => ({
  'csp-report': {
    'violated-directive': 'script-src',
    'effective-directive': 'script-src',
    'blocked-uri': blocked,
    'document-uri': page,
  },
});
const report = (blockedURL: string, documentURL = `${SITE}/es/book?name=jane`) => ({
  type: 'csp-violation',
  body: { effectiveDirective: 'img-src', blockedURL, documentURL },
});

test('both kinds of report are counted, without the query of any address', async () => {
  const { send, counted } = world();
  expect(await send(old('https://evil.example/x.js?token=1'))).toBe(204);
  expect(await send(old('inline'))).toBe(204);
  expect(await send([report('data'), report('https://cdn.example/a.png?b')])).toBe(204);
  expect(counted().sort()).toEqual([
    'img-src data /es/book',
    'img-src https://cdn.example /es/book',
    'script-src https://evil.example /faqs',
    'script-src inline /faqs',
  ]);
});

test.each([
  ['a page of another site', old('inline', 'https://other.example/')],
  ["a visitor's extension", old('chrome-extension://abc/x.js')],
  ["a visitor's extension, by its scheme alone", old('chrome-extension')],
  ['another one', [report('safari-web-extension')]],
  [
    'what is no directive',
    { 'csp-report': { ...old('inline')['csp-report'], 'effective-directive': '<b>' } },
  ],
])('%s is not counted', async (_, body) => {
  const { send, counted } = world();
  expect(await send(body)).toBe(204);
  expect(counted()).toEqual([]);
});

test('refuses what is no report, too much, too often, and other methods', async () => {
  const { send, counted } = world();
  for (const body of ['', '{', 'null', '{"csp-report":1}', [{ body: {} }]]) {
    expect(await send(body)).toBe(400);
  }
  expect(await send('x'.repeat(20_000))).toBe(413);
  expect(await send('', 'GET')).toBe(405);
  expect(
    await send(
      Array(50)
        .fill(0)
        .map((_, n) => report(`https://x${n}.example/`)),
    ),
  ).toBe(204);
  expect(counted()).toHaveLength(5);
  for (let n = 0; n < 9; n += 1) expect(await send(old('inline'))).toBe(204);
  expect(await send(old('inline'))).toBe(429);
});

test('a page elsewhere cannot have its visitors send reports', async () => {
  const { send, counted } = world();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', '']) {
    expect(await send(old('inline'), 'POST', type)).toBe(415);
  }
  expect(counted()).toEqual([]);
});

test('a store that fails is logged without the report', async () => {
  const { send, lines } = world({
    ...memoryCounts(),
    read: () => Promise.reject(new Error(`${SITE}/faqs`)),
  });
  expect(await send(old('inline'))).toBe(503);
  expect(lines.join()).toContain('csp_report_lost');
  expect(lines.join()).not.toContain('faqs');
});

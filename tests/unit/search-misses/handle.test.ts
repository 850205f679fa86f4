import { describe, expect, test } from 'vitest';
import { createLimiter } from '../../../netlify/contact/limiter';
import { createLog } from '../../../netlify/contact/log';
import { type Edges, handleMiss } from '../../../netlify/search-misses/handle';
import { memoryCounts } from './support';

const SITE = 'https://site.example';
const clock = { now: () => Date.parse('2026-05-01T12:00:00Z'), sleep: () => Promise.resolve() };

function world(more: Partial<Edges> = {}) {
  const lines: string[] = [];
  const counts = memoryCounts();
  const edges: Edges = {
    counts,
    clock,
    limiter: createLimiter(clock),
    log: createLog((_, line) => lines.push(line)),
    ownOrigins: [SITE],
    isOn: true,
    ...more,
  };
  const send = (body: string, headers: Record<string, string> = {}, method = 'POST') =>
    handleMiss(
      new Request(`${SITE}/api/search-miss`, {
        method,
        headers: { 'Content-Type': 'application/json', ...headers },
        ...(method === 'POST' && { body }),
      }),
      '192.0.2.1',
      edges,
    );
  return { send, counts, lines };
}

const miss = (query: unknown): string => JSON.stringify({ query });

test('counts a query and says nothing', async () => {
  const { send, counts, lines } = world();
  const answer = await send(miss('Septic tank'), { Origin: SITE });
  expect([answer.status, await answer.text()]).toEqual([204, '']);
  expect(answer.headers.get('Cache-Control')).toBe('no-store');
  expect(answer.headers.get('X-Content-Type-Options')).toBe('nosniff');
  expect(counts.all()).toEqual({ '2026-05-01/septic%20tank': 1 });
  expect(lines).toEqual([]);
});

test('drops what could be personal, and everything when the site does not count', async () => {
  const { send, counts } = world();
  expect((await send(miss('jane@visitor.example'))).status).toBe(204);
  expect(counts.all()).toEqual({});
  const off = world({ isOn: false });
  expect((await off.send(miss('septic tank'))).status).toBe(204);
  expect(off.counts.all()).toEqual({});
});

describe('refuses', () => {
  const big = miss('x'.repeat(2000));
  test.each<[status: number, what: string, body: string, headers?: Record<string, string>]>([
    [403, 'another origin', miss('a b c'), { Origin: 'https://other.example' }],
    [403, 'another site', miss('a b c'), { 'Sec-Fetch-Site': 'cross-site' }],
    [415, 'a form', 'query=abc', { 'Content-Type': 'application/x-www-form-urlencoded' }],
    [415, 'text', miss('abc'), { 'Content-Type': 'text/plain' }],
    [413, 'much', big],
    [400, 'no JSON', '{'],
    [400, 'null', 'null'],
    [400, 'no text', miss(['abc'])],
  ])('%i: %s', async (status, _, body, headers) => {
    const { send, counts } = world();
    expect((await send(body, headers)).status).toBe(status);
    expect(counts.all()).toEqual({});
  });

  test('405: another method', async () => {
    const answer = await world().send('', {}, 'GET');
    expect([answer.status, answer.headers.get('Allow')]).toEqual([405, 'POST']);
  });

  test('429: more than a person asks', async () => {
    const { send } = world();
    for (let i = 0; i < 10; i += 1) expect((await send(miss('septic tank'))).status).toBe(204);
    const answer = await send(miss('septic tank'));
    expect(answer.status).toBe(429);
    expect(Number(answer.headers.get('Retry-After'))).toBeGreaterThan(0);
  });
});

test('a store that fails is logged without the query', async () => {
  const broken = { ...memoryCounts(), read: () => Promise.reject(new Error('septic tank')) };
  const { send, lines } = world({ counts: broken });
  expect((await send(miss('septic tank'))).status).toBe(503);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('septic');
});

import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { loadFunctions } from '../../../scripts/host/functions';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Config } from '@netlify/functions';
import { SEND_TIMEOUT_MS } from '../../../netlify/contact/mailer';
import { LEAST } from '../../../src/lib/contact-example';
import { createBlobsStore, STORE_TIMEOUT_MS } from '../../../netlify/contact/store-blobs';

/** Returns the configuration that the bundled functions declare, as Netlify reads it. */
async function declared(): Promise<Record<string, Config>> {
  const functions = await loadFunctions(resolve('netlify/functions'));
  return Object.fromEntries(functions.map(({ name, config }) => [name, config as Config]));
}

test('each function declares its path, schedule and rate limit, and no method', async () => {
  const rateLimit = { windowLimit: 30, windowSize: 60, aggregateBy: ['ip', 'domain'] };
  expect(await declared()).toEqual({
    admin: { path: '/admin' },
    answered: { path: '/api/answered', rateLimit },
    contact: { path: '/api/contact', rateLimit },
    'csp-report': { path: '/api/csp-report', rateLimit },
    health: { path: '/api/health', rateLimit },
    'outbox-retry': { schedule: '*/5 * * * *' },
    'search-miss': { path: '/api/search-miss', rateLimit },
    'search-misses-forget': { schedule: '20 4 * * *' },
    'sign-in': { path: ['/api/sign-in', '/api/sign-in/done'], rateLimit },
  });
});

test('the client address of the host reaches the limit, and no header does', async () => {
  process.env.CONTACT_MAILBOX = '/dev/null/none';
  const functions = await loadFunctions(resolve('netlify/functions'));
  const contact = functions.find(({ name }) => name === 'contact')!.handler;
  const send = async (ip: string, n: number): Promise<number> => {
    const request = new Request('https://site.example/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': `198.51.100.${n}` },
      body: JSON.stringify({ ...LEAST, message: String(n) }),
    });
    return (await contact(request, { ip, requestId: 'r' } as never)).status;
  };
  // Neither store nor mailbox works here, so 503 means that the limiter let the message pass.
  for (let n = 0; n < 10; n += 1) expect(await send('192.0.2.1', n)).toBe(503);
  expect(await send('192.0.2.1', 10)).toBe(429);
  expect(await send('192.0.2.2', 11)).toBe(503);
  delete process.env.CONTACT_MAILBOX;
});

test('the time-outs leave room for an answer within 9 seconds', () => {
  expect(STORE_TIMEOUT_MS).toBe(2000);
  expect(SEND_TIMEOUT_MS).toBe(4000);
});

test('the store is read where reads are strongly consistent', async () => {
  const asked: string[] = [];
  const server = createServer((request, response) => {
    asked.push(request.url ?? '');
    response.writeHead(404).end();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  const uncachedEdgeURL = `http://127.0.0.1:${(server.address() as AddressInfo).port}/strong`;
  const place = { siteID: 's', token: 't', edgeURL: 'http://127.0.0.1:1', uncachedEdgeURL };
  const store = createBlobsStore(place);
  await store.read('message/a');
  await store.keys();
  await store.folders('due/pending/');
  await store.get('note/x');
  expect(asked).toHaveLength(4);
  server.close();
});

import { afterAll, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../netlify/contact/clock';
import type { Edges } from '../../netlify/contact/handle';
import { createLog } from '../../netlify/contact/log';
import { createResendMailer } from '../../netlify/contact/mailer-resend';
import { inParallel } from '../../netlify/contact/parallel';
import { createBlobsStore } from '../../netlify/contact/store-blobs';
import { noBrake, postFields } from '../unit/contact/support';
import { type RunningBlobs, startBlobs, type StoreBehaviour } from './support/blobs';
import { figure } from './support/figures';
import { type Behaviour, startProvider } from './support/provider';

const API_KEY = 're_canary_5d1f';
const CANARIES = ['Canaryfirst', 'Canarylast', 'canarymail', '5550133', 'Canarytext', API_KEY];
const MESSAGE = {
  firstName: 'Canaryfirst',
  lastName: 'Canarylast',
  email: 'canarymail@example.com',
  phone: '5550133',
  message: 'Canarytext\n{"level":"error","event":"forged"}',
};

const raw =
  (status: number, body: string, headers: Record<string, string> = {}): Behaviour =>
  (_request, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body);

/** How a provider may behave: `ok`, and every failure, with an echo of the message where the answer could have one. */
const PROVIDERS: Record<string, Behaviour | undefined> = {
  ok: undefined,
  'malformed JSON': raw(200, '{"id": "abc'),
  'empty body': raw(200, ''),
  'no id': raw(200, '{}'),
  null: raw(200, 'null'),
  '429 with retry-after': raw(429, '{"name":"rate_limit_exceeded"}', { 'Retry-After': '1' }),
  '429 quota': raw(429, '{"name":"daily_quota_exceeded"}'),
  '500 HTML': raw(500, '<h1>canarymail@example.com</h1>', { 'Content-Type': 'text/html' }),
  '500 null': raw(500, 'null'),
  '500 string': raw(500, '"canarymail@example.com"'),
  '422': raw(422, '{"name":"validation_error","message":"canarymail@example.com is wrong"}'),
  '401': raw(401, `{"name":"canarymail@example.com","message":"${API_KEY}"}`),
  'redirects without end': (request, response) => {
    response.writeHead(302, { Location: request.url ?? '/' }).end();
  },
  'connection reset': (request) => request.socket.resetAndDestroy(),
  'no answer': () => undefined,
  'endless body': (_request, response) => {
    response.writeHead(200, { 'Content-Type': 'application/json' });
    response.write('{"id":');
    const drip = setInterval(() => response.write(' '), 500);
    response.on('close', () => clearInterval(drip));
  },
};

const STORES: StoreBehaviour[] = ['ok', 'down', 'slow', 'conflict'];

let blobs: RunningBlobs;
beforeAll(async () => void (blobs = await startBlobs()));
afterAll(() => blobs.close());

interface Cell {
  name: string;
  status: number;
  expected: number;
  isDurable: boolean;
  ms: number;
  outputs: string[];
}

async function run(provider: string, store: StoreBehaviour, at: number): Promise<Cell> {
  const running = await startProvider(API_KEY);
  running.behave = PROVIDERS[provider];
  const lines: string[] = [];
  const site = `site-${at}`;
  const edges: Edges = {
    store: createBlobsStore(blobs.placeOf(site, store)),
    mailer: createResendMailer({
      apiKey: API_KEY,
      from: 'website@example.com',
      to: 'office@example.com',
      baseUrl: running.url,
    }),
    clock: systemClock,
    limiter: { take: () => 0 },
    brake: noBrake,
    log: createLog((_level, line) => lines.push(line)),
    ownOrigins: [],
  };
  const started = Date.now();
  const response = await postFields(edges, MESSAGE);
  const ms = Date.now() - started;
  const outputs = [await response.text(), ...response.headers.values(), ...lines];
  // Read what the store really holds, without the proxy.
  const truth = createBlobsStore(blobs.placeOf(site));
  const kept = await Promise.all((await truth.keys()).map((key) => truth.read(key)));
  for (const found of kept) {
    if (found?.entry.state === 'sent') outputs.push(JSON.stringify(found.entry));
  }
  const isSent = provider === 'ok';
  const isStored = store === 'ok' || store === 'conflict';
  await running.close();
  return {
    name: `${provider} / ${store}`,
    status: response.status,
    expected: isSent ? 200 : isStored ? 202 : 503,
    isDurable: running.delivered.length > 0 || kept.some(Boolean),
    ms,
    outputs,
  };
}

test('16 behaviours of the provider and 4 of the store', async () => {
  const pairs = Object.keys(PROVIDERS).flatMap((provider) =>
    STORES.map((store) => [provider, store] as const),
  );
  expect(pairs).toHaveLength(64);
  // Run 16 at a time: on a busy machine, all 64 at once would make each other's store calls time out.
  const cells: Cell[] = [];
  await inParallel([...pairs.entries()], 16, async ([at, [provider, store]]) => {
    cells.push(await run(provider, store, at));
  });

  const held = cells.filter(({ status, isDurable }) => status >= 300 || isDurable);
  const exact = cells.filter(({ status, expected }) => status === expected);
  const slowest = Math.max(...cells.map(({ ms }) => ms));
  const outputs = cells.flatMap((cell) => cell.outputs);
  const leaks = outputs.filter((text) => CANARIES.some((canary) => text.includes(canary)));
  const forged = outputs.filter((text) => /"event":"forged"|\n/.test(text));

  expect(cells.filter((cell) => !exact.includes(cell)).map(({ name }) => name)).toEqual([]);
  figure('fault matrix: 2xx means durable', '64/64', `${held.length}/64`, held.length === 64);
  figure(
    'fault matrix: 503 exactly where neither worked',
    '64/64',
    `${exact.length}/64`,
    exact.length === 64,
  );
  figure(
    'fault matrix: slowest answer',
    '<= 9 s',
    `${(slowest / 1000).toFixed(1)} s`,
    slowest <= 9000,
  );
  figure(
    `canaries in ${outputs.length} log lines, answers, receipts`,
    '0',
    leaks.length,
    leaks.length === 0,
  );
  figure('forged or broken log lines', '0', forged.length, forged.length === 0);
});

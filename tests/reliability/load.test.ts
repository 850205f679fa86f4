import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import autocannon from 'autocannon';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { CONTACT_HEADERS } from '../../src/lib/contact-limits';
import { VALID } from '../unit/contact/support';
import { type RunningBlobs, startBlobs } from './support/blobs';
import { figure } from './support/figures';
import { answer, type Provider, startProvider } from './support/provider';

/** The nightly run sends many more, which reveals memory that grows a little with each message. */
const MESSAGES = Number(process.env['LOAD_MESSAGES'] ?? 1200);

let provider: Provider;
let blobs: RunningBlobs;
let child: ChildProcess;
let url: string;

beforeAll(async () => {
  [provider, blobs] = await Promise.all([startProvider('re_key'), startBlobs()]);
  provider.behave = (_request, response, accept) => {
    setTimeout(() => answer(response, 200, { id: accept() }), 50);
  };
  const context = Buffer.from(JSON.stringify(blobs.placeOf('load'))).toString('base64');
  child = spawn(
    process.execPath,
    ['--expose-gc', '--import', 'tsx', resolve('tests/reliability/support/function-server.ts')],
    {
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
      env: {
        ...process.env,
        NODE_ENV: 'production',
        RESEND_API_KEY: 're_key',
        CONTACT_FROM: 'website@example.com',
        RESEND_BASE_URL: provider.url,
        NETLIFY_BLOBS_CONTEXT: context,
        // This measures one mail per message; the brake has its own tests.
        CONTACT_MAILS_PER_HOUR: '1000000',
      },
    },
  );
  [{ url }] = (await once(child, 'message')) as [{ url: string }];
}, 60_000);

afterAll(async () => {
  child.kill();
  await Promise.all([provider.close(), blobs.close()]);
});

/** Returns the bytes of live objects in the function's process, after garbage collection. */
async function heap(): Promise<number> {
  child.send('heap');
  const [message] = (await once(child, 'message')) as [{ heap: number }];
  return message.heap;
}

test(`${MESSAGES} messages over 50 connections, each stored and mailed`, async () => {
  let count = 0;
  const run = autocannon({
    url: `${url}/api/contact`,
    connections: 50,
    amount: MESSAGES,
    method: 'POST',
    requests: [
      {
        setupRequest: (request) => {
          count += 1;
          return {
            ...request,
            method: 'POST',
            headers: { 'Content-Type': 'application/json', [CONTACT_HEADERS.key]: `load-${count}` },
            body: JSON.stringify({ ...VALID, message: `mark-${count}-` }),
          };
        },
      },
    ],
  });
  // The first third warms the process up; after that the heap must not grow.
  while (provider.delivered.length < MESSAGES / 3)
    await new Promise((again) => setTimeout(again, 50));
  const before = await heap();
  const result = await run;
  const growth = ((await heap()) - before) / 1_048_576;

  const marks = new Set(provider.delivered.map(({ body }) => /mark-\d+-/.exec(body)![0]));
  expect(result['2xx']).toBe(MESSAGES);
  expect(marks.size).toBeGreaterThanOrEqual(result['2xx']);
  console.log(
    `load: ${result['2xx']} messages, ${Math.round(result.requests.average)} a second, ` +
      `p50 ${result.latency.p50} ms, p99 ${result.latency.p99} ms (printed, not asserted)`,
  );
  const load = `50 connections, ${MESSAGES} messages`;
  figure(
    `${load}: errors`,
    '0',
    result.errors + result.non2xx,
    result.errors + result.non2xx === 0,
  );
  figure(`${load}: time-outs`, '0', result.timeouts, result.timeouts === 0);
  figure(`${load}: heap growth`, '< 10 MB', `${growth.toFixed(1)} MB`, growth < 10);
});

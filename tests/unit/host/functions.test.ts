import { readFile } from 'node:fs/promises';
import { connect } from 'node:net';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { describe, expect, it, vi } from 'vitest';
import { ask, host, site } from './fixture';

const echo = `export default async (request, context) => Response.json({
  method: request.method, url: request.url, ip: context.ip, requestId: context.requestId,
  type: request.headers.get('content-type'), body: await request.text(),
  variables: { url: process.env.URL, mailbox: process.env.CONTACT_MAILBOX },
}, { status: 202, headers: { 'X-Own': 'yes' } });
export const config = { path: '/api/echo' };`;

const withFunction = (source: string): Record<string, string | Buffer> => ({
  ...site,
  'netlify/functions/one.mjs': source,
});

describe('functions', () => {
  it('get the request, the client address and a request id; their own headers alone go out', async () => {
    const { url, root } = await host(withFunction(echo), { env: { RESEND_API_KEY: undefined } });
    const answer = await ask(url, '/api/echo?a=1', {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.9' },
      body: '{"a":"ü"}',
    });
    const { requestId, ...seen } = JSON.parse(answer.body.toString()) as Record<string, unknown>;
    expect(answer.status).toBe(202);
    expect(seen).toEqual({
      method: 'POST',
      url: `${url}/api/echo?a=1`,
      ip: '127.0.0.1',
      type: 'application/json',
      body: '{"a":"ü"}',
      variables: { url, mailbox: join(root, '.local/mailbox') },
    });
    expect(answer.headers['x-nf-request-id']).toBe(requestId);
    expect(answer.headers['x-own']).toBe('yes');
    expect(answer.headers['x-frame-options']).toBeUndefined();
  });

  it('are loaded with the variables of their own host', async () => {
    const source = `const name = process.env.NAME; // read once, when loaded
      export default () => new Response(name);
      export const config = { path: '/api/echo' };`;
    const first = await host(withFunction(source), { env: { NAME: 'first' } });
    const answer = async (url: string): Promise<string> =>
      (await ask(url, '/api/echo')).body.toString();
    expect(await answer(first.url)).toBe('first');
    await first.close();
    const second = await host(withFunction(source), { root: first.root, env: { NAME: 'second' } });
    expect(await answer(second.url)).toBe('second');
  });

  it('see the address under which the site was opened', async () => {
    const { url } = await host(withFunction(echo));
    const opened = url.replace('localhost', '127.0.0.1');
    const answer = await ask(opened, '/api/echo');
    expect(JSON.parse(answer.body.toString())).toMatchObject({ url: `${opened}/api/echo` });
  });

  it('see the client that the edge states', async () => {
    const { url } = await host(withFunction(echo));
    const headers = { 'x-nf-client-connection-ip': '198.51.100.7' };
    const answer = await ask(url, '/api/echo', { headers });
    expect(JSON.parse(answer.body.toString())).toMatchObject({ ip: '198.51.100.7' });
  });

  it.each(['GET', 'PUT', 'DELETE', 'OPTIONS', 'PROPFIND'])('get %s requests', async (method) => {
    const { url } = await host(withFunction(echo));
    const answer = await ask(url, '/api/echo/', { method });
    expect(JSON.parse(answer.body.toString())).toMatchObject({ method });
  });

  it('are not asked for methods that no Request can carry', async () => {
    const { url } = await host(withFunction(echo));
    expect((await ask(url, '/api/echo', { method: 'TRACE' })).status).toBe(405);
  });

  it.each([
    ['a stated length', { 'content-length': String(6 * 1024 * 1024 + 1) }],
    ['chunks', { 'transfer-encoding': 'chunked' }],
  ])('are spared a body over 6 MB sent with %s', async (_, headers) => {
    const { url } = await host(withFunction(echo));
    const body = Buffer.alloc(6 * 1024 * 1024 + 1);
    expect((await ask(url, '/api/echo', { method: 'POST', headers, body })).status).toBe(413);
  });

  it('get a body of exactly 6 MB', async () => {
    const { url } = await host(withFunction(echo));
    const body = Buffer.alloc(6 * 1024 * 1024, 'a');
    expect((await ask(url, '/api/echo', { method: 'POST', body })).status).toBe(202);
  });

  it('that fail are answered with 500, reported, and do not end the host', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { url } = await host(
      withFunction(`export default () => { throw new Error('inner detail'); };
        export const config = { path: '/api/echo' };`),
    );
    const answer = await ask(url, '/api/echo');
    expect(answer.status).toBe(500);
    expect(answer.body.toString()).not.toContain('inner detail');
    expect(report).toHaveBeenCalledWith('Function "one" failed:', expect.any(Error));
    expect((await ask(url, '/faqs')).status).toBe(200);
    report.mockRestore();
  });

  it('may go on after the answer, and stopping waits for that', async () => {
    const source = `import { writeFile } from 'node:fs/promises';
      import { setTimeout } from 'node:timers/promises';
      export default (request, context) => {
        context.waitUntil(setTimeout(200).then(() => writeFile(process.env.TRACE_FILE, 'done')));
        return new Response('early');
      };
      export const config = { path: '/api/echo' };`;
    const running = await host(withFunction(source), { env: { TRACE_FILE: '' } });
    const trace = join(running.root, 'trace');
    process.env.TRACE_FILE = trace;
    expect((await ask(running.url, '/api/echo')).body.toString()).toBe('early');
    await running.close();
    expect(await readFile(trace, 'utf8')).toBe('done');
  });

  it('with a schedule run at their time and have no address', async () => {
    const source = `import { writeFile } from 'node:fs/promises';
      export default async (request) => {
        await writeFile(process.env.TRACE_FILE, await request.text());
        return new Response();
      };
      export const config = { schedule: '* * * * * *' };`;
    const running = await host(withFunction(source), { env: { TRACE_FILE: '' } });
    const trace = join(running.root, 'trace');
    process.env.TRACE_FILE = trace;
    await vi.waitFor(
      async () => {
        const { next_run } = JSON.parse(await readFile(trace, 'utf8')) as { next_run: string };
        expect(Date.parse(next_run)).toBeGreaterThan(0);
      },
      { timeout: 5000 },
    );
    expect((await ask(running.url, '/.netlify/functions/one')).status).toBe(404);
  });

  it.each([
    ['export const config = { path: "/api/x" };', /one\.mjs: export the handler as default/],
    [
      'export default () => 1; export const config = { path: "/api/*" };',
      /one\.mjs: .*"\/api\/\*"/,
    ],
    ['import "./absent"; export default () => 1;', /one\.mjs:1:\d+: ERROR: Could not resolve/],
  ])('that cannot be hosted stop the start: %s', async (source, message) => {
    await expect(host(withFunction(source))).rejects.toThrow(message);
  });
});

describe('the store', () => {
  it('is reached by functions, keeps its entries over a restart and leaves its address for tools', async () => {
    const first = await host(site);
    const file = join(first.root, '.local/host.json');
    const address = JSON.parse(await readFile(file, 'utf8')) as Record<string, string>;
    expect(Object.keys(address).sort()).toEqual(['blobsUrl', 'siteID', 'token']);
    await getStore({ name: 'outbox', consistency: 'strong' }).set('message', 'kept');
    await first.close();
    await expect(readFile(file)).rejects.toThrow('ENOENT');

    await host(site, { root: first.root });
    expect(await getStore({ name: 'outbox', consistency: 'strong' }).get('message')).toBe('kept');
  });

  it('keeps the address of a host that was started later', async () => {
    const first = await host(site);
    const file = join(first.root, '.local/host.json');
    const second = await host(site, { root: first.root });
    const text = await readFile(file, 'utf8');
    await first.close();
    expect(await readFile(file, 'utf8')).toBe(text);
    await second.close();
    await expect(readFile(file)).rejects.toThrow('ENOENT');
  });

  it('refuses whoever has no token', async () => {
    const { root } = await host(site);
    const text = await readFile(join(root, '.local/host.json'), 'utf8');
    const { blobsUrl, siteID } = JSON.parse(text) as { blobsUrl: string; siteID: string };
    const answer = await fetch(`${blobsUrl}/${siteID}/site:outbox`);
    expect(answer.status).toBe(403);
  });
});

describe('connections', () => {
  it('that are cut in the middle of a body do no harm', async () => {
    const { url } = await host(withFunction(echo));
    const socket = connect(Number(new URL(url).port), '127.0.0.1');
    socket.write('POST /api/echo HTTP/1.1\r\nHost: localhost\r\nContent-Length: 100\r\n\r\nhalf');
    await new Promise((done) => socket.once('connect', done));
    socket.destroy();
    expect((await ask(url, '/api/echo')).status).toBe(202);
  });
});

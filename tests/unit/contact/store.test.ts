import { createServer, type Server } from 'node:http';
import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import type { Entry } from '../../../netlify/contact/entry';
import { keyOf } from '../../../netlify/contact/entry';
import { newEntry } from '../../../netlify/contact/schedule';
import type { Store } from '../../../netlify/contact/store';
import { createBlobsStore } from '../../../netlify/contact/store-blobs';
import { createMemoryStore } from './store-memory';

const MAIL = { subject: 'Ünï', text: 'a\nb', html: '<p>a</p>', replyTo: 'a@example.com' };
const PLACE = { siteID: 'site', token: 'token' };
const entry = (now: number): Entry => newEntry(MAIL, now);
let ids = 0;
const newKey = (): string => keyOf((ids += 1).toString(16).padStart(32, '0'));

let folder: string;
let blobs: BlobsServer;
let blobsUrl: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'blobs-'));
  blobs = new BlobsServer({ directory: folder, token: PLACE.token });
  blobsUrl = `http://127.0.0.1:${(await blobs.start()).port}`;
});
afterAll(async () => {
  await blobs.stop();
  await rm(folder, { recursive: true });
});

const at = (url: string): Store =>
  createBlobsStore({ ...PLACE, edgeURL: url, uncachedEdgeURL: url });

/** Waits 5 ms, since the local server distinguishes versions by the millisecond. */
const tick = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

describe.each([
  ['in memory', () => createMemoryStore()],
  ['in Netlify Blobs (its own local server)', () => at(blobsUrl)],
])('the store %s', (_name, open) => {
  test('creates once and reads back what was written', async () => {
    const store = open();
    const key = newKey();
    const etag = await store.create(key, entry(1));
    expect(etag).toMatch(/./);
    expect(await store.create(key, entry(2))).toBeNull();
    expect(await store.read(key)).toEqual({ entry: entry(1), etag });
  });

  test('reads null where there is nothing', async () => {
    expect(await open().read(newKey())).toBeNull();
  });

  test('replaces the version it is given, and no older one', async () => {
    const store = open();
    const key = newKey();
    const first = (await store.create(key, entry(1)))!;
    await tick();
    const second = await store.replace(key, entry(2), first);
    expect(second).not.toBeNull();
    await tick();
    expect(await store.replace(key, entry(3), first)).toBeNull();
    expect((await store.read(key))?.entry.receivedAt).toBe(2);
    expect(await store.replace(key, entry(4), second!)).not.toBeNull();
  });

  test('refuses to replace without a version', async () => {
    const store = open();
    const key = newKey();
    await store.create(key, entry(1));
    for (const etag of ['', undefined as unknown as string]) {
      await expect(store.replace(key, entry(2), etag)).rejects.toThrow('etag_missing');
    }
    expect((await store.read(key))?.entry.receivedAt).toBe(1);
  });

  test('replaces nothing that is not there', async () => {
    expect(await open().replace(newKey(), entry(1), '"other"')).toBeNull();
  });

  test('lists the keys of messages and removes', async () => {
    const store = open();
    const [a, b] = [newKey(), newKey()];
    await store.create(a, entry(1));
    await store.create(b, entry(1));
    expect(await store.keys()).toEqual(expect.arrayContaining([a, b]));
    await store.remove(a);
    await store.remove(a);
    const keys = await store.keys();
    expect(keys).toContain(b);
    expect(keys).not.toContain(a);
  });

  test('keeps copies', async () => {
    const store = open();
    const key = newKey();
    const mine = entry(1);
    await store.create(key, mine);
    mine.receivedAt = 99;
    expect((await store.read(key))?.entry.receivedAt).toBe(1);
  });
});

test('of many creations at once in memory one wins', async () => {
  const store = createMemoryStore();
  const key = newKey();
  const results = await Promise.all(
    Array.from({ length: 50 }, (_, n) => store.create(key, entry(n))),
  );
  expect(results.filter(Boolean)).toHaveLength(1);
});

describe('Netlify Blobs when it does not work', () => {
  const servers: Server[] = [];
  afterAll(() => servers.forEach((server) => server.close()));

  /** Returns a store whose server always gives the same answer. */
  async function answering(status: number, headers = {}, body = ''): Promise<Store> {
    const server = createServer((_request, response) => {
      response.writeHead(status, headers).end(body);
    });
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return at(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
  }

  const calls: [string, (store: Store) => Promise<unknown>][] = [
    ['create', (store) => store.create(newKey(), entry(1))],
    ['read', (store) => store.read(newKey())],
    ['replace', (store) => store.replace(newKey(), entry(1), '"1"')],
    ['remove', (store) => store.remove(newKey())],
    ['keys', (store) => store.keys()],
  ];

  test.each(calls)(
    '%s rejects at a 500, a 403 and a 429, with the status as its code',
    async (_n, call) => {
      for (const status of [500, 403, 429]) {
        await expect(call(await answering(status))).rejects.toMatchObject({
          name: 'StoreError',
          code: `status_${status}`,
        });
      }
    },
  );

  test.each(calls)('%s rejects when nobody answers', async (_name, call) => {
    await expect(call(at('http://127.0.0.1:1'))).rejects.toMatchObject({ code: 'unreachable' });
  });

  test('a write that is acknowledged without a version does not count', async () => {
    const store = await answering(200);
    await expect(store.create(newKey(), entry(1))).rejects.toThrow('write_without_etag');
    await expect(store.replace(newKey(), entry(1), '"1"')).rejects.toThrow('write_without_etag');
  });

  test('an entry that is none of ours is an error', async () => {
    for (const body of ['{', '{}', '{"state":"odd"}', 'null']) {
      const store = await answering(200, { etag: '"1"' }, body);
      await expect(store.read(newKey())).rejects.toThrow('entry_unreadable');
    }
  });

  test('without an address or a token it rejects instead of throwing', async () => {
    vi.stubEnv('NETLIFY_BLOBS_CONTEXT', undefined);
    onTestFinished(() => void vi.unstubAllEnvs());
    await expect(createBlobsStore().keys()).rejects.toMatchObject({
      code: 'MissingBlobsEnvironmentError',
    });
  });

  test('a silent server is given up after 2 seconds, with every call', async () => {
    const server = createServer(() => undefined);
    servers.push(server);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const store = at(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    const started = Date.now();
    const results = await Promise.allSettled(calls.map(([, call]) => call(store)));
    expect(results.map((result) => result.status === 'rejected' && String(result.reason))).toEqual(
      calls.map(() => 'StoreError: timeout'),
    );
    expect(Date.now() - started).toBeLessThan(4000);
    server.closeAllConnections();
  });
});

import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { type BlobsPlace } from '../../../netlify/contact/store-blobs';

export const TOKEN = 'blobs-token';

export type StoreBehaviour = 'ok' | 'down' | 'slow' | 'conflict';

export interface RunningBlobs {
  url: string;
  /** The place of a site's store, seen through a proxy that misbehaves in one way. */
  placeOf(siteID: string, behaviour?: StoreBehaviour): BlobsPlace;
  close(): Promise<void>;
}

/** Starts Netlify Blobs' own local server, with a proxy in front of it for each kind of misbehavior. */
export async function startBlobs(): Promise<RunningBlobs> {
  const folder = await mkdtemp(join(tmpdir(), 'blobs-'));
  const server = new BlobsServer({ directory: folder, token: TOKEN });
  const { port } = await server.start();
  const url = `http://127.0.0.1:${port}`;
  const proxies = {
    ok: url,
    down: await startProxy(port, 'down'),
    slow: await startProxy(port, 'slow'),
    conflict: await startProxy(port, 'conflict'),
  };
  return {
    url,
    placeOf(siteID, behaviour = 'ok') {
      const edgeURL = typeof proxies[behaviour] === 'string' ? url : proxies[behaviour].url;
      return { siteID, token: TOKEN, edgeURL, uncachedEdgeURL: edgeURL };
    },
    async close() {
      for (const proxy of Object.values(proxies)) if (typeof proxy !== 'string') proxy.close();
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function startProxy(
  port: number,
  behaviour: Exclude<StoreBehaviour, 'ok'>,
): Promise<{ url: string; close(): void }> {
  const server = createServer((incoming, outgoing) => {
    if (behaviour === 'slow') return;
    const isLost = behaviour === 'conflict' && incoming.headers['if-match'] !== undefined;
    if (behaviour === 'down' || isLost) {
      incoming.resume();
      outgoing.writeHead(isLost ? 412 : 503).end();
      return;
    }
    const { method, headers, url: path } = incoming;
    const onward = httpRequest({ host: '127.0.0.1', port, method, headers, path }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}

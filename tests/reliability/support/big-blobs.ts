import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BlobsPlace } from '../../../netlify/contact/store-blobs';

export interface BigBlobs {
  place: BlobsPlace;
  blobs: Map<string, { text: string; etag: string }>;
  calls: number;
  close(): Promise<void>;
}

/**
 * Serves the HTTP interface of Netlify Blobs from a map: pages of 1,000 keys with cursors, folders, atomic conditional
 * writes, and a delay for each call. (The package's own server reads its whole folder on disk for a listing.)
 *
 * @param delayMs delay of each call in milliseconds
 */
export async function startBigBlobs(delayMs: number): Promise<BigBlobs> {
  const blobs: BigBlobs['blobs'] = new Map();
  let version = 0;
  let sorted: string[] | undefined;
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      big.calls += 1;
      setTimeout(() => {
        const url = new URL(request.url ?? '/', 'http://local');
        const key = url.pathname.split('/').slice(3).join('/');
        const known = blobs.get(key);
        const { method, headers } = request;
        if (method === 'GET' && key === '') {
          response.end(JSON.stringify(list(url.searchParams)));
        } else if (method === 'GET') {
          response.writeHead(known ? 200 : 404, known ? { ETag: known.etag } : {}).end(known?.text);
        } else if (method === 'DELETE') {
          if (known) sorted?.splice(rank(key), 1);
          blobs.delete(key);
          response.writeHead(204).end();
        } else {
          const isTaken = headers['if-none-match'] === '*' && known;
          const ifMatch = headers['if-match'];
          if (isTaken || (ifMatch && ifMatch !== known?.etag)) return response.writeHead(412).end();
          if (!known) sorted?.splice(rank(key), 0, key);
          const etag = `"${++version}"`;
          blobs.set(key, { text: body, etag });
          response.writeHead(200, { ETag: etag }).end();
        }
      }, delayMs);
    });
  });
  /** Returns the index of a key in the sorted list, or the index where it would be inserted. */
  const rank = (key: string): number => {
    sorted ??= [...blobs.keys()].sort();
    let [low, high] = [0, sorted.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (sorted[middle]! < key) low = middle + 1;
      else high = middle;
    }
    return low;
  };
  const list = (query: URLSearchParams): object => {
    const prefix = query.get('prefix') ?? '';
    const isFlat = query.get('directories') !== 'true';
    const names: string[] = [];
    let at = rank(query.get('cursor') ?? prefix);
    while (names.length < 1000 && sorted![at]?.startsWith(prefix)) {
      const key = sorted![at]!;
      if (isFlat) at = names.push(key) && at + 1;
      else {
        const folder = `${prefix}${key.slice(prefix.length).split('/')[0]}`;
        names.push(folder);
        at = rank(`${folder}/\uffff`);
      }
    }
    const next = sorted![at]?.startsWith(prefix) ? { next_cursor: sorted![at] } : {};
    return {
      blobs: isFlat ? names.map((key) => ({ key, etag: blobs.get(key)!.etag })) : [],
      directories: isFlat ? [] : names,
      ...next,
    };
  };
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const big: BigBlobs = {
    place: { siteID: 'site', token: 'token', edgeURL: url, uncachedEdgeURL: url },
    blobs,
    calls: 0,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return big;
}

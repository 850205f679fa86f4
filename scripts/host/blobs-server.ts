import { createServer } from 'node:http';
import { BlobsServer } from '@netlify/blobs/server';
import { readBody } from './body';
import { listen } from './listen';
import { sendText } from './send-text';
import { sendWebResponse, toWebRequest } from './web';

/**
 * The internals of Netlify's server that answer one request. Its own `start()` listens on every
 * network interface, which would let the office's network read messages; its types keep this part
 * private. tests/unit/host/functions.test.ts fails if an update changes it.
 */
interface Insides {
  address: string;
  handleRequest(request: Request): Promise<Response>;
}

/**
 * Serves Netlify Blobs' own embedded server on the loopback interface only.
 *
 * @param directory folder of the entries
 * @param token what a caller must present
 * @returns its address, and how to stop it
 */
export async function serveBlobs(
  directory: string,
  token: string,
): Promise<{ url: string; stop: () => Promise<void> }> {
  const blobs = new BlobsServer({ directory, token }) as unknown as Insides;
  const server = createServer((request, response) => {
    void (async () => {
      const body = await readBody(request);
      if (body === undefined) return sendText(response, 413, 'The entry is over 6 MB.');
      const url = new URL(request.url ?? '/', blobs.address);
      const answer = await blobs.handleRequest(toWebRequest(request, url, body));
      await sendWebResponse(answer, response, request.method);
    })().catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'ECONNRESET') console.error('The local store failed:', error);
      response.destroy();
    });
  });
  blobs.address = `http://127.0.0.1:${await listen(server, 0)}`;
  return {
    url: blobs.address,
    stop: () =>
      new Promise((resolve, reject) => {
        server.close((error) => (error ? reject(error) : resolve()));
        server.closeIdleConnections();
      }),
  };
}

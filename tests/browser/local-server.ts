import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A second origin on this computer, with a record of the requests that reach it. */
export interface LocalServer {
  url: string;
  /** Request lines, for example `GET /probe.js`. */
  requests: string[];
  close: () => Promise<void>;
}

/** Starts a server on a free port of the loopback interface. */
export async function startLocalServer(listener: RequestListener): Promise<LocalServer> {
  const requests: string[] = [];
  const server = createServer((request, response) => {
    requests.push(`${request.method} ${request.url}`);
    listener(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    requests,
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Returns a port of the loopback interface that nothing is listening on. */
export async function freePort(): Promise<number> {
  const { url, close } = await startLocalServer(() => undefined);
  await close();
  return Number(new URL(url).port);
}

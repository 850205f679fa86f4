import { request } from 'node:http';
import { buffer, text } from 'node:stream/consumers';
import { startLocalServer } from '../../../browser/local-server';
import type { Asked, Fault, Passing } from './fault';

/** A proxy in front of the host that can break answers. */
export interface Proxy {
  url: string;
  /** Base URL of the host. */
  upstream: string;
  /** The current fault; undefined passes answers on unchanged. */
  fault: Fault | undefined;
  /** The IP address that the host takes for the visitor's. */
  visitor: string;
  asked: Asked[];
  close: () => Promise<void>;
}

/** Starts a proxy that passes bytes and headers on unchanged. */
export async function startProxy(): Promise<Proxy> {
  const server = await startLocalServer((incoming, response) => {
    void (async () => {
      const { method = 'GET', url: path = '/', headers } = incoming;
      const asked = { method, path, headers, body: await text(incoming) };
      proxy.asked.push(asked);
      const answer = await passOn(proxy, asked);
      const broken = proxy.fault?.(asked, answer) ?? {};
      const isCut = broken === 'cut';
      const { status, headers: sent, body } = { ...answer, ...(isCut ? {} : broken) };
      for (const [name, value] of Object.entries(sent)) {
        if (value !== undefined && name !== 'connection') response.setHeader(name, value);
      }
      response.writeHead(status);
      if (!isCut) return response.end(body);
      response.write(body.subarray(0, body.length / 2), () => response.destroy());
    })().catch((error: unknown) => response.destroy(error as Error));
  });
  const proxy: Proxy = {
    url: server.url,
    upstream: '',
    fault: undefined,
    visitor: '192.0.2.1',
    asked: [],
    close: server.close,
  };
  return proxy;
}

function passOn(
  { upstream, visitor }: Proxy,
  { method, path, headers, body }: Asked,
): Promise<Passing> {
  return new Promise((resolve, reject) => {
    const own = { ...headers, 'x-nf-client-connection-ip': visitor };
    const outgoing = request(upstream, { path, method, headers: own }, (answer) => {
      buffer(answer).then((bytes) => {
        resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: bytes });
      }, reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

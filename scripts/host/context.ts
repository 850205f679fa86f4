import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import type { Context } from '@netlify/functions';
import type { Background } from './background';

/**
 * Returns a function's context, as far as the local host knows it: no cookies, geolocation or edge
 * rewriting.
 *
 * @param ip address of the client
 * @param url address of the request
 */
export function createContext(ip: string, url: URL, background: Background): Context {
  const known: Partial<Context> = {
    account: { id: 'local' },
    deploy: { context: 'dev', id: 'local', published: false },
    ip,
    params: {},
    requestId: randomUUID(),
    server: { region: 'local' },
    site: { id: 'local', name: 'local', url: url.origin },
    url,
    waitUntil: background.add,
  };
  return known as Context;
}

/**
 * Returns the client's address. Netlify's edge sets `x-nf-client-connection-ip` and overwrites
 * whatever a visitor puts there; on this loopback host the sender acts as the edge, so that a test
 * can be several visitors. `X-Forwarded-For` is never read, here or in production.
 */
export function clientAddress(request: IncomingMessage): string {
  const stated = request.headers['x-nf-client-connection-ip'];
  if (typeof stated === 'string') return stated;
  return (request.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
}

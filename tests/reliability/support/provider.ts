import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A message that the provider has accepted. */
export interface Delivered {
  key: string;
  id: string;
  body: string;
}

/** How the provider answers a request; `accept` takes the message and returns its ID. Undefined means that it works. */
export type Behaviour = (
  request: IncomingMessage,
  response: ServerResponse,
  accept: () => string,
) => void;

export interface Provider {
  url: string;
  delivered: Delivered[];
  requests: { key: string; body: string; headers: IncomingMessage['headers']; path: string }[];
  /** How often the same key came with another body, which is answered with 409. */
  conflicts: number;
  behave: Behaviour | undefined;
  close(): Promise<void>;
}

/** How long the provider remembers an idempotency key, in milliseconds. */
const KEY_LIFE_MS = 24 * 3_600_000;

/**
 * Starts a local mail provider with Resend's rules: it needs an API key, sends one mail per idempotency key within 24
 * hours, repeats its answer to a repeated request, and answers 409 if the body has changed.
 */
export async function startProvider(
  apiKey: string,
  now: () => number = Date.now,
): Promise<Provider> {
  const byKey = new Map<string, Delivered & { at: number }>();
  const knownBy = (key: string): Delivered | undefined => {
    const known = byKey.get(key);
    return known && now() - known.at < KEY_LIFE_MS ? known : undefined;
  };
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      const key = String(request.headers['idempotency-key'] ?? '');
      provider.requests.push({ key, body, headers: request.headers, path: request.url ?? '' });
      const accept = (): string => {
        const known = knownBy(key);
        if (known) return known.id;
        const message = { key, id: `mail-${provider.delivered.length + 1}`, body, at: now() };
        byKey.set(key, message);
        provider.delivered.push(message);
        return message.id;
      };
      if (request.headers.authorization !== `Bearer ${apiKey}`) {
        return refuse(response, 401, 'invalid_api_key');
      }
      const known = knownBy(key);
      if (known && known.body !== body) {
        provider.conflicts += 1;
        return refuse(response, 409, 'invalid_idempotent_request');
      }
      if (provider.behave) return provider.behave(request, response, accept);
      answer(response, 200, { id: accept() });
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const provider: Provider = {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    delivered: [],
    requests: [],
    conflicts: 0,
    behave: undefined,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
  return provider;
}

/** Sends a JSON response. */
export function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

/** Sends an error response in Resend's format. */
export function refuse(response: ServerResponse, statusCode: number, name: string): void {
  answer(response, statusCode, { statusCode, name, message: 'text' });
}

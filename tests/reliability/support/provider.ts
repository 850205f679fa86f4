import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** One message as the provider keeps it. */
export interface Delivered {
  key: string;
  id: string;
  body: string;
}

/** What the provider does with a request; 'ok' is the rule. */
export type Behaviour = (
  request: IncomingMessage,
  response: ServerResponse,
  accept: () => string,
) => void;

export interface Provider {
  url: string;
  delivered: Delivered[];
  requests: { key: string; body: string; headers: IncomingMessage['headers']; path: string }[];
  /** Answers 409 seen: the same key with another body. */
  conflicts: number;
  behave: Behaviour | undefined;
  close(): Promise<void>;
}

/**
 * A mail provider on this machine with Resend's rules: it needs a key, sends once for each
 * idempotency key, repeats the answer for a repeated request, and answers 409 for a changed body.
 */
export async function startProvider(apiKey: string): Promise<Provider> {
  const byKey = new Map<string, Delivered>();
  const server = createServer((request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (part: string) => (body += part));
    request.on('end', () => {
      const key = String(request.headers['idempotency-key'] ?? '');
      provider.requests.push({ key, body, headers: request.headers, path: request.url ?? '' });
      const accept = (): string => {
        const known = byKey.get(key);
        if (known) return known.id;
        const message = { key, id: `mail-${byKey.size + 1}`, body };
        byKey.set(key, message);
        provider.delivered.push(message);
        return message.id;
      };
      if (request.headers.authorization !== `Bearer ${apiKey}`) {
        return answer(response, 401, { name: 'invalid_api_key', message: 'API key is invalid' });
      }
      const known = byKey.get(key);
      if (known && known.body !== body) {
        provider.conflicts += 1;
        return answer(response, 409, { name: 'invalid_idempotent_request', message: 'changed' });
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

/** Answers with JSON. */
export function answer(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' });
  response.end(JSON.stringify(body));
}

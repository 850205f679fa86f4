import type { IncomingMessage, ServerResponse } from 'node:http';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';
import type { Background } from './background';
import { readBody } from './body';
import { clientAddress, createContext } from './context';
import type { LoadedFunction } from './functions';
import { sendText } from './send-text';

/** Methods that the `Request` class refuses to carry. */
const FORBIDDEN_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * Answers a request with a function: builds the web `Request`, calls the handler, sends its
 * `Response`. A body over Netlify's limit is answered with 413, a throwing handler with 500.
 *
 * @param origin scheme, host and port under which the client reached the host
 */
export async function invoke(
  { name, handler }: LoadedFunction,
  request: IncomingMessage,
  response: ServerResponse,
  origin: string,
  background: Background,
): Promise<void> {
  const method = request.method ?? 'GET';
  if (FORBIDDEN_METHODS.has(method)) return sendText(response, 405, 'Method not allowed');

  const body = await readBody(request);
  if (body === undefined) {
    return sendText(response, 413, 'The request body is over the 6 MB a function may receive.');
  }
  const url = new URL(request.url ?? '/', origin);
  const context = createContext(clientAddress(request), url, background);
  response.setHeader('x-nf-request-id', context.requestId);
  try {
    const answer = await handler(toWebRequest(request, url, method, body), context);
    await sendWebResponse(answer, response, method);
  } catch (error) {
    console.error(`Function "${name}" failed:`, error);
    if (response.headersSent) response.destroy();
    else sendText(response, 500, 'The function failed; its error is in the terminal.');
  }
}

function toWebRequest(request: IncomingMessage, url: URL, method: string, body: Buffer): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headersDistinct)) {
    for (const one of value ?? []) headers.append(name, one);
  }
  const hasBody = method !== 'GET' && method !== 'HEAD' && body.length > 0;
  return new Request(url, { method, headers, body: hasBody ? new Uint8Array(body) : null });
}

async function sendWebResponse(
  answer: Response,
  response: ServerResponse,
  method: string,
): Promise<void> {
  response.statusCode = answer.status;
  for (const [name, value] of answer.headers) {
    if (name !== 'set-cookie') response.setHeader(name, value);
  }
  const cookies = answer.headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  if (!answer.body || method === 'HEAD') {
    await answer.body?.cancel();
    response.end();
    return;
  }
  await pipeline(Readable.fromWeb(answer.body as ReadableStream<Uint8Array>), response);
}

import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Background } from './background';
import { readBody } from './body';
import { clientAddress, createContext } from './context';
import type { LoadedFunction } from './functions';
import { sendText } from './send-text';
import { sendWebResponse, toWebRequest } from './web';

/** Methods that the `Request` class refuses to carry. */
const FORBIDDEN_METHODS = new Set(['CONNECT', 'TRACE', 'TRACK']);

/**
 * Answers a request with a function: builds the web `Request`, calls the handler, sends its
 * `Response`. Answers 413 to a body over Netlify's limit, and 500 if the handler throws.
 *
 * @param origin scheme, host and port at which the client reached the host
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
    const answer = await handler(toWebRequest(request, url, body), context);
    await sendWebResponse(answer, response, method);
  } catch (error) {
    console.error(`Function "${name}" failed:`, error);
    if (response.headersSent) response.destroy();
    else sendText(response, 500, 'The function failed; its error is in the terminal.');
  }
}

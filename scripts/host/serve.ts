import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sendText } from './send-text';

/** Answers one request; what it throws is told in the terminal, and the client that it failed. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/** A server that is not listening yet. @param failed what a client reads of an answer that failed */
export function serve(answer: Answering, failed: string): Server {
  return createServer((request, response) => {
    answer(request, response).catch((error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNRESET') return; // the client went away
      console.error(`${request.method} ${request.url} failed:`, error);
      if (response.headersSent) response.destroy();
      else sendText(response, 500, failed);
    });
  });
}

/**
 * The origin under which a request reached this computer. Other names are refused: a page elsewhere could have its
 * name lead here and pass for the site itself.
 */
export function localOrigin({ headers: { host = '' } }: IncomingMessage): string | undefined {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) ? `http://${host}` : undefined;
}

import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { sendText } from './send-text';

/** Answers one request. If it rejects, the terminal shows the error, and the client is told that it failed. */
export type Answering = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

/**
 * Returns a server that is not listening yet.
 *
 * @param failed the text that a client gets if an answer fails
 */
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
 * Returns the origin at which a request reached this computer, or undefined for any other host name: an attacker's page
 * could point its name here (DNS rebinding) and pass for the site itself.
 */
export function localOrigin({ headers: { host = '' } }: IncomingMessage): string | undefined {
  return /^(localhost|127\.0\.0\.1)(:\d+)?$/.test(host) ? `http://${host}` : undefined;
}

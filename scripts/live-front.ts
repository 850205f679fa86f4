import { createServer, type ServerResponse } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { listen } from './host/listen';

/** The server at the live site's address, which answers whatever the site behind it does. */
export interface LiveFront {
  /** Sets the page to show while the site behind does not answer; by default, that it is starting. */
  say: (page?: string) => void;
  close: () => Promise<void>;
}

/**
 * Returns a page that reloads itself every three seconds.
 *
 * @param words as HTML
 */
export const waitingPage = (title: string, words: string): string => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta http-equiv="refresh" content="3">
<title>${title}</title>
<body style="font: 1.1rem/1.5 system-ui; max-width: 60rem; margin: 3rem auto; padding: 0 1rem">
<h1>${title}</h1>
${words}
`;

const BEGINS = waitingPage(
  'The site begins with what you saved',
  '<p>That takes up to a minute. It comes here by itself.</p>',
);

/**
 * Serves the site that listens on another port, and while that does not answer, a page that says why: an address with
 * no answer looks broken, and the browser does not try again.
 *
 * @param port where to listen
 * @param behind the port of the site
 * @param leadsTo returns where an old address of a page leads, or undefined
 * @throws Error that names the port and what to do if another program is using it
 */
export async function startFront(
  port: number,
  behind: number,
  leadsTo: (page: string) => string | undefined = () => undefined,
): Promise<LiveFront> {
  let said = BEGINS;
  const proxy = createProxyMiddleware({
    target: `http://127.0.0.1:${behind}`,
    ws: true,
    logLevel: 'silent',
    onError: (_error, _request, response: Partial<ServerResponse>) => {
      if (response.headersSent || !response.writeHead) return void response.destroy?.();
      response.writeHead(503, { 'Content-Type': 'text/html; charset=utf-8' }).end(said);
    },
  });
  type Handled = Parameters<typeof proxy>;
  const server = createServer((request, response) => {
    const isPage = request.headers['sec-fetch-dest'] === 'document';
    const to = isPage ? leadsTo(request.url ?? '/') : undefined;
    if (to !== undefined) return void response.writeHead(302, { Location: to }).end();
    void proxy(request as Handled[0], response as Handled[1], () => undefined);
  });
  server.on('upgrade', (request, socket, head) =>
    proxy.upgrade?.(request as Handled[0], socket as never, head),
  );
  await listen(server, port);
  return {
    say: (page = BEGINS) => {
      said = page;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

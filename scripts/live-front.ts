import { createServer, type ServerResponse } from 'node:http';
import { createProxyMiddleware } from 'http-proxy-middleware';
import { listen } from './host/listen';

/** What stands at the address of the live site, whatever the site behind it does. */
export interface LiveFront {
  /** Says a page while the site behind does not answer; without one, that it begins. */
  say: (page?: string) => void;
  close: () => Promise<void>;
}

/** A page that looks again by itself. @param words as HTML */
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
 * Answers at an address with the site at another port, and while that does not answer with a page that says why: an
 * address at which nothing answers looks broken, and the browser does not look again.
 *
 * @param behind the port of the site
 * @param leadsTo where an old address of a page leads
 * @throws Error that names the port and the way out when another program holds it
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

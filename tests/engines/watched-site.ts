import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { startHost } from '../../scripts/host';

/** Collects the page's errors in `window.wrong`, since the drivers of these engines do not report them. */
const WATCH = `(() => {
  const wrong = (window.wrong = []);
  addEventListener('error', (event) => {
    // The page of the scheduler asks with one whether the scheduler lets itself be shown; in a test it does not.
    if (event.target instanceof HTMLObjectElement) return;
    wrong.push('error: ' + (event.message || event.target.src || event.target.href));
  }, true);
  addEventListener('unhandledrejection', (event) => wrong.push('rejection: ' + event.reason));
  document.addEventListener('securitypolicyviolation', (event) => wrong.push('policy: ' + event.effectiveDirective + ' ' + event.blockedURI));
  const log = console.error;
  console.error = (...words) => (wrong.push('console: ' + words.join(' ')), log(...words));
})()`;

/** The built site, with {@link WATCH} running ahead of its own scripts. */
export interface WatchedSite {
  url: string;
  close: () => Promise<void>;
}

/** Starts the local host, and a proxy in front of it that adds {@link WATCH} to every page. */
export async function startWatchedSite(stateDir: string): Promise<WatchedSite> {
  const host = await startHost({ buildDir: 'build', stateDir, env: { RESEND_API_KEY: undefined } });
  const server = createServer((asked, answer) => pass(host.url, asked, answer));
  await new Promise<void>((ready) => server.listen(0, '127.0.0.1', ready));
  return {
    url: `http://localhost:${(server.address() as AddressInfo).port}`,
    close: async () => {
      server.closeAllConnections();
      server.close();
      await host.close();
    },
  };
}

function pass(target: string, asked: IncomingMessage, answer: ServerResponse): void {
  if (asked.url === '/watch.js') {
    answer.setHeader('Content-Type', 'text/javascript');
    answer.end(WATCH);
    return;
  }
  const { host, origin, ...headers } = asked.headers;
  const toHost = { ...headers, host: new URL(target).host, 'accept-encoding': 'identity' };
  const passed = request(
    new URL(asked.url ?? '/', target),
    { method: asked.method, headers: origin ? { ...toHost, origin: target } : toHost },
    (got) => {
      const { location, ...rest } = got.headers;
      // The added script makes the page longer.
      delete rest['content-length'];
      const isPage = String(rest['content-type']).startsWith('text/html');
      answer.writeHead(got.statusCode ?? 500, {
        ...rest,
        ...(location && { location: location.replace(target, `http://${host}`) }),
      });
      if (!isPage) return void got.pipe(answer);
      got.setEncoding('utf8');
      let html = '';
      got.on('data', (part: string) => (html += part));
      got.on('end', () =>
        answer.end(html.replace(/<meta charset[^>]*>/i, '$&<script src="/watch.js"></script>')),
      );
    },
  );
  passed.on('error', () => answer.destroy());
  asked.pipe(passed);
}

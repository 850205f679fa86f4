import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadEnvFile } from 'node:process';
import { earlierAddresses } from '../src/content/earlier';
import { ContentError } from '../src/content/problems';
import { siteRedirects } from '../src/content/redirects';
import { filesOf } from '../src/content/site-files';
import { startHost } from './host';
import { readPort, run } from './host/command';
import { listen } from './host/listen';
import { startFront } from './live-front';
import { docusaurusBehind, startLiveSite } from './live-site';

/** `npm run dev`: Docusaurus with live editing at http://localhost:8888, and the contact API behind it. */
async function dev(): Promise<() => Promise<void>> {
  if (existsSync('.env')) loadEnvFile('.env');
  const address = readPort();
  const port = await freePort();
  const front = await startFront(address, port, leadsTo);
  // The functions compare a request's origin with the address that the visitor sees.
  const host = await startHost({ env: { URL: `http://localhost:${address}` } });
  if (host.mailbox) {
    console.log(`No RESEND_API_KEY is set: contact messages land in ${host.mailbox}`);
  }

  const apiUrl = host.url.replace('localhost', '127.0.0.1');
  const site = startLiveSite(
    docusaurusBehind(front, { port, address }, { ...process.env, DEV_API_URL: apiUrl }),
    {
      facts: 'src/data',
      texts: ['docs', 'blog', 'src/pages', 'i18n', 'static'],
      isMoved: earlierChanged(),
    },
  );
  return async () => {
    await site.stop();
    await front.close();
    await host.close();
  };
}

/** Returns a function that is true if articles' earlier addresses have changed since its last call. */
function earlierChanged(): () => boolean {
  const now = (): string => JSON.stringify([...earlierAddresses(filesOf(process.cwd()))]);
  let before = now();
  return () => {
    const last = before;
    before = now();
    return before !== last;
  };
}

/**
 * Returns where an old address leads, by the current files. If a file cannot be read, returns undefined, since the
 * check reports that.
 */
function leadsTo(page: string): string | undefined {
  try {
    return siteRedirects(process.cwd()).find(({ from }) => from === page)?.to;
  } catch (error) {
    if (error instanceof ContentError) return undefined;
    throw error;
  }
}

/** Returns a port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

run(dev);

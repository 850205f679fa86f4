import { existsSync } from 'node:fs';
import { createServer } from 'node:http';
import { loadEnvFile } from 'node:process';
import { startHost } from './host';
import { readPort, run } from './host/command';
import { listen } from './host/listen';
import { startLiveSite } from './live-site';

/**
 * `npm run dev`: Docusaurus with live editing at http://localhost:8888, and the contact API behind
 * it. When Docusaurus ends, both end.
 */
async function dev(): Promise<() => Promise<void>> {
  if (existsSync('.env')) loadEnvFile('.env');
  const port = await freePort(readPort());
  // The functions compare a request's origin with the address that the visitor sees.
  const host = await startHost({ env: { URL: `http://localhost:${port}` } });
  if (host.mailbox) {
    console.log(`No RESEND_API_KEY is set: contact messages land in ${host.mailbox}`);
  }

  const site = startLiveSite(port, 'src/data', {
    ...process.env,
    DEV_API_URL: host.url.replace('localhost', '127.0.0.1'),
  });
  void site.ended.then(async (code) => {
    await host.close();
    process.exit(code);
  });
  return async () => {
    await site.stop();
    await host.close();
  };
}

/** Docusaurus would move on to another port, which the functions would take for a foreign origin. */
async function freePort(port: number): Promise<number> {
  const server = createServer();
  await listen(server, port);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

run(dev);

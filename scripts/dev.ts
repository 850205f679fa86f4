import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { startHost } from './host';
import { readPort, run } from './host/command';

/**
 * `npm run dev`: Docusaurus with live editing at http://localhost:8888, and the contact API behind
 * it. When Docusaurus ends, both end.
 */
async function dev(): Promise<() => Promise<void>> {
  if (existsSync('.env')) loadEnvFile('.env');
  const port = readPort();
  // The functions compare a request's origin with the address that the visitor sees.
  const host = await startHost({ env: { URL: `http://localhost:${port}` } });
  if (host.mailbox) {
    console.log(`No RESEND_API_KEY is set: contact messages land in ${host.mailbox}`);
  }

  const docusaurus = spawn(
    process.execPath,
    [
      require.resolve('@docusaurus/core/bin/docusaurus.mjs'),
      'start',
      '--port',
      String(port),
      '--no-open',
    ],
    {
      stdio: 'inherit',
      env: { ...process.env, DEV_API_URL: host.url.replace('localhost', '127.0.0.1') },
    },
  );
  const ended = new Promise<number>((resolve) => {
    docusaurus.once('exit', (code) => resolve(code ?? 0));
  });
  void ended.then(async (code) => {
    await host.close();
    process.exit(code);
  });
  return async () => {
    docusaurus.kill();
    await ended;
    await host.close();
  };
}

run(dev);

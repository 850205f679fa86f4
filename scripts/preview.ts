import { existsSync } from 'node:fs';
import { loadEnvFile } from 'node:process';
import { startHost } from './host';
import { readPort, run } from './host/command';

/** `npm run preview`: the built site with its functions at http://localhost:8888. */
async function preview(): Promise<() => Promise<void>> {
  if (existsSync('.env')) loadEnvFile('.env');
  const host = await startHost({ buildDir: 'build', port: readPort() });
  console.log(`The built site is at ${host.url} (Ctrl+C stops it).`);
  if (host.mailbox) {
    console.log(`No RESEND_API_KEY is set: contact messages land in ${host.mailbox}`);
  }
  return host.close;
}

run(preview);

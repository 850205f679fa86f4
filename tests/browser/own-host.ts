import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost, type Host, type HostOptions } from '../../scripts/host';

/** A local host for one test, with an empty store and an empty mailbox folder. */
export interface OwnHost extends Pick<Host, 'url' | 'close'> {
  mailbox: string;
}

/**
 * Starts a host for the built site.
 *
 * Playwright transpiles every file that a test loads, except packages. For a megabyte of bundled functions that takes
 * seconds, so they are bundled into a folder named `node_modules`.
 *
 * @param options `env` for the functions, and `buildDir` if the site is not in `build`
 */
export async function startOwnHost(
  options: Pick<HostOptions, 'buildDir' | 'env'> = {},
): Promise<OwnHost> {
  const stateDir = await mkdtemp(join(tmpdir(), 'own-host-'));
  const mailbox = join(stateDir, 'mailbox');
  const packages = join(stateDir, 'node_modules');
  await mkdir(packages);
  const { TMPDIR } = process.env;
  process.env.TMPDIR = packages;
  const host = await startHost({
    buildDir: 'build',
    ...options,
    stateDir,
    env: { RESEND_API_KEY: undefined, CONTACT_MAILBOX: mailbox, ...options.env },
  }).finally(() => {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  });
  return {
    url: host.url,
    mailbox,
    close: async () => {
      await host.close();
      await rm(stateDir, { recursive: true });
    },
  };
}

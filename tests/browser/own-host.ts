import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startHost, type Host, type HostOptions } from '../../scripts/host';

/** A host of a test's own, with a store and a mailbox in which nothing lies yet. */
export interface OwnHost extends Pick<Host, 'url' | 'close'> {
  mailbox: string;
}

/**
 * Hosts a built site for a test.
 *
 * Playwright translates whatever is loaded in a test, a megabyte of bundled functions with it, which takes seconds; but
 * for packages. So the functions are bundled into a folder that has their name.
 *
 * @param options `env` for the functions, and the folder of the site where it is another one than `build`
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

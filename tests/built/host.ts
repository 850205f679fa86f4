import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startHost } from '../../scripts/host';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the local host with the built site. */
    host: string;
  }
}

/** Serves the built site to all tests of this folder, as Netlify would. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const stateDir = await mkdtemp(join(tmpdir(), 'built-'));
  const host = await startHost({ buildDir: 'build', stateDir });
  project.provide('host', host.url);
  return async () => {
    await host.close();
    await rm(stateDir, { recursive: true });
  };
}

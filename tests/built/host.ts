import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { startHost } from '../../scripts/host';

declare module 'vitest' {
  interface ProvidedContext {
    /** Base URL of the local host that serves the built site. */
    host: string;
  }
}

/** Serves the built site, as Netlify would, to all tests in this folder. Returns the teardown function. */
export default async function serve(project: TestProject): Promise<() => Promise<void>> {
  const stateDir = await mkdtemp(join(tmpdir(), 'built-'));
  const host = await startHost({ buildDir: 'build', stateDir });
  project.provide('host', host.url);
  return async () => {
    await host.close();
    await rm(stateDir, { recursive: true });
  };
}

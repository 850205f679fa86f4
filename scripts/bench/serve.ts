import { createServer } from 'node:http';
import { resolve } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { listen } from '../host/listen';
import { findConfigFile } from '../host/rules';
import { createStaticSite } from '../host/static';

/**
 * Serves a built site with the local host's headers and compression, so that sites differ in what they send and not in
 * how it is sent.
 *
 * @param delay milliseconds before each answer; the browser's own throttling does not apply to prefetched pages
 * @returns its address, without a trailing slash
 */
export async function serve(
  buildDir: string,
  delay = 0,
): Promise<{ url: string; close: () => Promise<void> }> {
  const site = await createStaticSite({
    buildDir: resolve(buildDir),
    configFile: findConfigFile(resolve('.')),
  });
  const server = createServer((request, response) => {
    pause(delay)
      .then(() => site(request, response))
      .catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ECONNRESET') console.error(`${request.url}:`, error);
        response.destroy();
      });
  });
  const port = await listen(server, 0);
  return {
    url: `http://localhost:${port}`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
    },
  };
}

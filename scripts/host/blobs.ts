import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveBlobs } from './blobs-server';

/** Where a running local store can be reached; the content of `.local/host.json`. */
export interface BlobsAddress {
  blobsUrl: string;
  token: string;
  siteID: string;
}

/** A local store with the environment variables that lead `getStore()` to it. */
export interface LocalBlobs {
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Starts Netlify Blobs' own embedded server on disk and leaves its address in a file for tools in
 * other terminals. The store outlives a restart, as the real one does.
 *
 * @param stateDir folder that holds `blobs/` and, while the store runs, `host.json`
 */
export async function startBlobs(stateDir: string): Promise<LocalBlobs> {
  const directory = join(stateDir, 'blobs');
  const addressFile = join(stateDir, 'host.json');
  await mkdir(directory, { recursive: true });

  const token = randomUUID();
  const server = await serveBlobs(directory, token);
  const address: BlobsAddress = { blobsUrl: server.url, token, siteID: 'local' };
  const text = JSON.stringify(address);
  await writeFile(addressFile, text, { mode: 0o600 });

  return {
    env: { NETLIFY_BLOBS_CONTEXT: encodeContext(address) },
    stop: async () => {
      // A host started later in the same project has put its own address there.
      const isOurs = (await readFile(addressFile, 'utf8').catch(() => '')) === text;
      if (isOurs) await rm(addressFile);
      await server.stop();
    },
  };
}

/** The form in which `@netlify/blobs` reads its environment: JSON in base64. */
function encodeContext({ blobsUrl, token, siteID }: BlobsAddress): string {
  const context = {
    edgeURL: blobsUrl,
    uncachedEdgeURL: blobsUrl, // reads with strong consistency go here
    token,
    siteID,
    deployID: 'local',
  };
  return Buffer.from(JSON.stringify(context)).toString('base64');
}

import { randomUUID } from 'node:crypto';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { serveBlobs } from './blobs-server';

/** Address of a running local store; the content of `.local/host.json`. */
export interface BlobsAddress {
  blobsUrl: string;
  token: string;
  siteID: string;
}

/** A local store with the environment variables that point `getStore()` to it. */
export interface LocalBlobs {
  env: Record<string, string>;
  stop: () => Promise<void>;
}

/**
 * Starts Netlify Blobs' own embedded server on disk and writes its address to a file for tools in
 * other terminals. The store survives a restart, as the real one does.
 *
 * @param stateDir folder of `blobs/` and, while the store runs, `host.json`
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
      // A host started later in the same project has written its own address there.
      const isOurs = (await readFile(addressFile, 'utf8').catch(() => '')) === text;
      if (isOurs) await rm(addressFile);
      await server.stop();
    },
  };
}

/** Encodes the address as `@netlify/blobs` reads it from the environment: JSON in base64. */
function encodeContext({ blobsUrl, token, siteID }: BlobsAddress): string {
  const context = {
    edgeURL: blobsUrl,
    uncachedEdgeURL: blobsUrl, // for reads with strong consistency
    token,
    siteID,
    deployID: 'local',
  };
  return Buffer.from(JSON.stringify(context)).toString('base64');
}

import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { DeskError } from '../netlify/contact/desk';
import type { BlobsPlace } from '../netlify/contact/store-blobs';
import { serveBlobs } from './host/blobs-server';

const LOCAL = join(process.cwd(), '.local');

const hostSchema = z.object({ blobsUrl: z.url(), token: z.string(), siteID: z.string() });

/** The place of the stores, and how to close it. */
export interface Opened {
  name: string;
  isPublished: boolean;
  place: BlobsPlace;
  close(): Promise<void>;
}

/**
 * Finds the functions' stores: those of the published site if both Netlify variables are set, otherwise those of the
 * local host, whether it is running or not.
 *
 * @throws DeskError if only one of the variables is set
 */
export async function openBlobs(env: NodeJS.ProcessEnv): Promise<Opened> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (siteID && token) {
    return {
      name: 'the published site',
      isPublished: true,
      place: { siteID, token },
      close: () => Promise.resolve(),
    };
  }
  if (siteID || token) {
    throw new DeskError('Set both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN, or neither.');
  }
  const file = join(LOCAL, 'host.json');
  const host = existsSync(file) ? hostSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
  if (host && (await answers(host.blobsUrl))) {
    return {
      name: 'the local host',
      isPublished: false,
      place: placeAt(host),
      close: () => Promise.resolve(),
    };
  }
  const local = randomUUID();
  const server = await serveBlobs(join(LOCAL, 'blobs'), local);
  return {
    name: 'the local host (not running)',
    isPublished: false,
    place: placeAt({ siteID: host?.siteID ?? 'local', token: local, blobsUrl: server.url }),
    close: server.stop,
  };
}

function placeAt({ blobsUrl, siteID, token }: z.infer<typeof hostSchema>): BlobsPlace {
  return { siteID, token, edgeURL: blobsUrl, uncachedEdgeURL: blobsUrl };
}

async function answers(url: string): Promise<boolean> {
  try {
    await fetch(url, { signal: AbortSignal.timeout(1000) });
    return true;
  } catch {
    return false;
  }
}

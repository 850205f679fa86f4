/**
 * The outbox for the office: npm run outbox -- list | show ID | retry ID | purge [ID]
 *
 * With NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN it opens the outbox of the published site, otherwise
 * the one of the local host, whether that is running or not.
 */
import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { systemClock } from '../netlify/contact/clock';
import { createDesk, DeskError, type Desk } from '../netlify/contact/desk';
import { StoreError } from '../netlify/contact/store';
import { type BlobsPlace, createBlobsStore } from '../netlify/contact/store-blobs';
import { serveBlobs } from './host/blobs-server';

const USAGE = `npm run outbox -- COMMAND
  list          all messages, those that need you first
  show ID       one message in full (the first characters of the ID are enough)
  retry ID      send it again, or release it from quarantine
  purge [ID]    remove one message for good; without ID, all that were kept long enough`;

const LOCAL = join(process.cwd(), '.local');

const hostSchema = z.object({ blobsUrl: z.url(), token: z.string(), siteID: z.string() });

/** Where the outbox is, and how to leave it. */
interface Opened {
  name: string;
  place: BlobsPlace;
  close(): Promise<void>;
}

async function open(env: NodeJS.ProcessEnv): Promise<Opened> {
  const { NETLIFY_SITE_ID: siteID, NETLIFY_AUTH_TOKEN: token } = env;
  if (siteID && token) {
    return { name: 'the published site', place: { siteID, token }, close: () => Promise.resolve() };
  }
  if (siteID || token) {
    throw new DeskError('Set both NETLIFY_SITE_ID and NETLIFY_AUTH_TOKEN, or neither.');
  }
  const file = join(LOCAL, 'host.json');
  const host = existsSync(file) ? hostSchema.parse(JSON.parse(readFileSync(file, 'utf8'))) : null;
  if (host && (await answers(host.blobsUrl))) {
    return { name: 'the local host', place: placeAt(host), close: () => Promise.resolve() };
  }
  const local = randomUUID();
  const server = await serveBlobs(join(LOCAL, 'blobs'), local);
  return {
    name: 'the local host (not running)',
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

function run(desk: Desk, [command, id, ...rest]: string[]): Promise<string> {
  if (rest.length === 0) {
    if (command === 'list' && id === undefined) return desk.list();
    if (command === 'show' && id) return desk.show(id);
    if (command === 'retry' && id) return desk.retry(id);
    if (command === 'purge' && id !== '') return desk.purge(id);
  }
  throw new DeskError(USAGE);
}

async function main(): Promise<void> {
  let opened: Opened | undefined;
  try {
    opened = await open(process.env);
    const desk = createDesk(createBlobsStore(opened.place), systemClock);
    const text = await run(desk, process.argv.slice(2));
    console.log(`Outbox of ${opened.name}\n${text}`);
  } catch (error) {
    process.exitCode = 1;
    if (error instanceof DeskError) console.error(error.message);
    else if (error instanceof StoreError) {
      console.error(
        `The outbox cannot be reached (${error.code}). Check the connection and token.`,
      );
    } else throw error;
  } finally {
    await opened?.close();
  }
}

void main();

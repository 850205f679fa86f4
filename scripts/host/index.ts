import { existsSync } from 'node:fs';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import { join, resolve } from 'node:path';
import { trackBackground } from './background';
import { startBlobs } from './blobs';
import { applyEnvironment } from './environment';
import { loadFunctions, matchFunction, type LoadedFunction } from './functions';
import { invoke } from './invoke';
import { listen } from './listen';
import { findConfigFile } from './rules';
import { startSchedules } from './schedule';
import { sendText } from './send-text';
import { localOrigin, serve } from './serve';
import { createStaticSite } from './static';

/** What to host. Relative folders are below `root`. */
export interface HostOptions {
  /** Project folder; by default, the current one. */
  root?: string;
  /** The built site; without it, the host serves only functions. */
  buildDir?: string;
  /** Folder of the functions; `netlify/functions` by default. */
  functionsDir?: string;
  /** Folder for the store, the local mailbox and the host's address; `.local` by default. */
  stateDir?: string;
  /** TCP port on 127.0.0.1; by default, any free one. */
  port?: number;
  /** Environment variables for the functions while the host runs; they are set for the whole process. */
  env?: Record<string, string | undefined>;
}

/** A running host. */
export interface Host {
  /** Address without a trailing slash, for example `http://localhost:8888`. */
  url: string;
  /** Folder for mail; undefined if a mail provider is set. */
  mailbox: string | undefined;
  /** Stops accepting connections, lets running requests and background work finish, then stops the store. */
  close: () => Promise<void>;
}

/** How long a client may take to send a whole request; short, because a slow sender holds a connection. */
const REQUEST_TIMEOUT_MS = 30_000;
const HEADERS_TIMEOUT_MS = 10_000;
const CLOSE_TIMEOUT_MS = 5_000;

/**
 * Hosts the built site and its functions on this computer as Netlify would.
 *
 * @throws Error with a remedy if the build is missing, a rule cannot be read, a function cannot be
 *   loaded or the port is taken
 */
export async function startHost(options: HostOptions = {}): Promise<Host> {
  const root = resolve(options.root ?? '.');
  const within = (path: string): string => resolve(root, path);
  const site = options.buildDir === undefined ? undefined : await openSite(root, options.buildDir);
  const background = trackBackground();
  let functions: LoadedFunction[] = [];
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    await opened; // the port is bound first; the store, its variables and the functions follow
    const origin = localOrigin(request);
    if (!origin) return sendText(response, 421, 'Open this site as http://localhost.');
    const path = (request.url ?? '/').split('?', 1)[0] as string;
    const matched = matchFunction(functions, path);
    if (matched) return invoke(matched, request, response, origin, background);
    if (site) return site(request, response);
    sendText(response, 404, 'Not found');
  };
  const server = serve(answer, 'The local host failed; its error is in the terminal.');
  server.requestTimeout = REQUEST_TIMEOUT_MS;
  server.headersTimeout = HEADERS_TIMEOUT_MS;

  const url = `http://localhost:${await listen(server, options.port ?? 0)}`;
  const stateDir = within(options.stateDir ?? '.local');
  const blobs = await startBlobs(stateDir);
  const env = { ...process.env, ...options.env };
  const mailbox = env.RESEND_API_KEY
    ? undefined
    : (env.CONTACT_MAILBOX ?? join(stateDir, 'mailbox'));
  const local = { URL: url, CONTEXT: 'dev', CONTACT_MAILBOX: mailbox };
  const restore = applyEnvironment({ ...local, ...blobs.env, ...options.env });

  let stopSchedules = (): void => undefined;
  const stop = async (): Promise<void> => {
    stopSchedules();
    await closeServer(server);
    await background.settled();
    await blobs.stop();
    restore();
  };
  try {
    functions = await loadFunctions(within(options.functionsDir ?? 'netlify/functions'));
  } catch (error) {
    await stop();
    throw error;
  }
  stopSchedules = startSchedules(functions, url, background);
  open();

  let stopped: Promise<void> | undefined;
  return { url, mailbox, close: () => (stopped ??= stop()) };
}

/** Lets running requests finish, for up to CLOSE_TIMEOUT_MS; closes connections without a request at once. */
async function closeServer(server: Server): Promise<void> {
  const sweep = setInterval(() => server.closeIdleConnections(), 50);
  const impatience = setTimeout(() => server.closeAllConnections(), CLOSE_TIMEOUT_MS);
  await new Promise((done) => server.close(done));
  clearInterval(sweep);
  clearTimeout(impatience);
}

function openSite(root: string, buildDir: string): ReturnType<typeof createStaticSite> {
  const directory = resolve(root, buildDir);
  if (!existsSync(join(directory, 'index.html'))) {
    throw new Error(`There is no built site in ${directory}. Build it first: npm run build`);
  }
  return createStaticSite({ buildDir: directory, configFile: findConfigFile(root) });
}

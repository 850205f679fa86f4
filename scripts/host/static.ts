import type { IncomingMessage, ServerResponse } from 'node:http';
import { basename, dirname, posix } from 'node:path';
import { lookup } from 'mrmime';
import Negotiator from 'negotiator';
import send from 'send';
import { createCompressor, ENCODINGS, type Compressor } from './compression';
import { findFile } from './files';
import { readHeaderRules, withoutHttps } from './headers';
import { readRedirectRules, type Redirect } from './redirects';
import type { RuleFiles } from './rules';
import { sendText } from './send-text';

/** Answers a request from the built site. */
export type StaticSite = (request: IncomingMessage, response: ServerResponse) => Promise<void>;

const COMPRESSIBLE = /^(text\/|application\/(json|xml|.*\+(json|xml))$|image\/svg\+xml$)/;

/**
 * Serves a built site as Netlify's edge does: forced rules, then files, then the other redirects, then the page that a
 * rule sets for status 404, otherwise `404.html`.
 *
 * @throws Error if `_headers`, `_redirects` or `netlify.toml` cannot be read
 */
export async function createStaticSite(rules: RuleFiles): Promise<StaticSite> {
  const [headersFor, redirectFor] = [await readHeaderRules(rules), await readRedirectRules(rules)];
  const compressor = createCompressor();

  return async (request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.setHeader('Allow', 'GET, HEAD');
      return sendText(response, 405, 'Pages can only be read.');
    }
    const target = parseTarget(request.url ?? '/');
    if (!target) return sendText(response, 400, 'The address cannot be read.');
    const { pathname, search } = target;

    const rule = redirectFor(pathname, search);
    const isHidden = rule?.force && rule.status === 404;
    if (rule?.force && !isHidden) return redirect(response, rule);
    const found = isHidden ? undefined : await findFile(rules.buildDir, pathname);
    if (found && 'redirect' in found) {
      return redirect(response, { status: 301, location: encodeURI(found.redirect) + search });
    }
    if (!found && rule && rule.status !== 404) return redirect(response, rule);

    response.setHeader('Cache-Control', 'public, max-age=0, must-revalidate'); // Netlify's default
    for (const [name, value] of Object.entries(withoutHttps(headersFor(pathname))))
      response.setHeader(name, value);
    if (found) return sendFile(request, response, found.file, 200, compressor);
    const page404 = await findFile(rules.buildDir, rule?.location ?? '/404.html');
    if (page404 && 'file' in page404)
      return sendFile(request, response, page404.file, 404, compressor);
    sendText(response, 404, 'Not found');
  };
}

/**
 * Returns path and query of a request target; `undefined` if its escapes are malformed. Resolves doubled slashes and
 * escaped `..` once, here: a `Location` that starts with `//` leads to another host.
 */
function parseTarget(url: string): { pathname: string; search: string } | undefined {
  try {
    const { pathname, search } = new URL(`http://local${url.startsWith('/') ? '' : '/'}${url}`);
    return { pathname: posix.normalize(decodeURIComponent(pathname)), search };
  } catch {
    return undefined;
  }
}

function redirect(
  response: ServerResponse,
  { status, location }: Pick<Redirect, 'status' | 'location'>,
): void {
  response.setHeader('Location', location);
  sendText(response, status, `Redirecting to ${location}`);
}

async function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  file: string,
  status: 200 | 404,
  compressor: Compressor,
): Promise<void> {
  const type = lookup(basename(file)) ?? 'application/octet-stream';
  const isText = COMPRESSIBLE.test(type);
  // A rule of `_headers` takes precedence.
  if (!response.hasHeader('Content-Type'))
    response.setHeader('Content-Type', isText ? `${type}; charset=utf-8` : type);
  if (!isText && status === 200) return stream(request, response, file);

  const accepted = new Negotiator(request).encodings([...ENCODINGS]);
  const encoding = ENCODINGS.find((offered) => accepted.includes(offered)) ?? 'identity';
  const { body, etag } = await compressor(file, encoding);
  response.setHeader('Vary', 'Accept-Encoding');
  response.setHeader('ETag', etag);
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  if (status === 200 && isCurrent(request, etag)) {
    response.removeHeader('Content-Type');
    response.removeHeader('Content-Encoding');
    response.statusCode = 304;
    response.end();
    return;
  }
  response.statusCode = status;
  response.setHeader('Content-Length', body.length);
  response.end(body); // Node omits the body of an answer to HEAD
}

function isCurrent(request: IncomingMessage, etag: string): boolean {
  const known = request.headers['if-none-match'] ?? '';
  return known.split(',').some((value) => value.trim().replace(/^W\//, '') === etag);
}

/** Streams pictures, fonts and films: already compressed, with ranges and validators from `send`. */
function stream(request: IncomingMessage, response: ServerResponse, file: string): Promise<void> {
  return new Promise((resolve) => {
    response.once('close', resolve);
    send(request, encodeURI(basename(file)), {
      root: dirname(file),
      cacheControl: false,
      dotfiles: 'allow',
      index: false,
    })
      .once('error', ({ status, headers }: SendError) => {
        for (const [name, value] of Object.entries(headers ?? {})) response.setHeader(name, value);
        sendText(response, status, 'This part of the file cannot be sent.');
      })
      .pipe(response);
  });
}

/** An error of `send`, for example 416 for a range beyond the end. */
interface SendError extends Error {
  status: number;
  headers?: Record<string, string>;
}

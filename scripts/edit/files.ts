import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { dirname, join } from 'node:path';
import { lookup } from 'mrmime';
import { savedElsewhere } from '../../src/editor/conflict';
import { readBody } from '../host/body';
import { sendJson, sendText } from '../host/send-text';
import { fileAt, statesOf } from './states';

/** What the editor may read and write; everything else on the computer is off limits. */
const FOLDERS = ['src/data', 'src/pages', 'docs', 'blog', 'i18n', 'static/img'];
const FILE = /(?:\.(?:json|md|svg|png|jpe?g|webp|avif|gif)|\/\.sveltia-tmp-[\w-]+)$/i;

const isWithin = (path: string, folder: string): boolean =>
  path === folder || path.startsWith(`${folder}/`);

const MAX_BYTES = 20_000_000;

/** Cleans a path that the editor asked for. Returns undefined if it has a `.`, a `..`, a backslash or a NUL. */
function clean(path: string): string | undefined {
  const parts = path.split('/').filter(Boolean);
  return parts.some((part) => part === '..' || part === '.' || /[\\\0]/.test(part))
    ? undefined
    : parts.join('/');
}

const isFile = (path: string): boolean =>
  FILE.test(path) && FOLDERS.some((folder) => path.startsWith(`${folder}/`));

const isFolder = (path: string): boolean =>
  path === '' || FOLDERS.some((folder) => isWithin(path, folder) || isWithin(folder, path));

const stateOf = (bytes: Buffer): string =>
  `"${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}"`;

async function list(root: string, folder: string): Promise<string[]> {
  const entries = await readdir(join(root, folder), { withFileTypes: true });
  const below = (name: string): string => (folder === '' ? name : `${folder}/${name}`);
  return entries.flatMap((entry) => {
    if (entry.isDirectory()) return isFolder(below(entry.name)) ? [`${entry.name}/`] : [];
    return entry.isFile() && isFile(below(entry.name)) ? [entry.name] : [];
  });
}

/** True if the file is as the editor last saw it. `state` is its ETag, or '' if there was no file. */
async function isAsSeen(file: string, state: string): Promise<boolean> {
  const bytes = await readFile(file).catch(() => undefined);
  return state === (bytes === undefined ? '' : stateOf(bytes));
}

/**
 * Answers `/files/…`: lists a folder, reads a file or its earlier states, and writes, moves or deletes a file.
 *
 * 403 if the editor may not touch the path or another page asks, 404 if there is no such file, 409 if the file has
 * changed since the editor read it, 413 if it is too large.
 *
 * @param root the project folder
 */
export async function answerFiles(
  root: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', 'http://localhost');
  const path = clean(decodeURIComponent(url.pathname.slice('/files/'.length)));
  const isList = url.searchParams.has('list');
  // Another page cannot send this header without a preflight, which nothing here approves.
  const isOurs = request.headers['x-editor'] === 'local';
  if (!isOurs || path === undefined || !(isList ? isFolder(path) : isFile(path))) {
    return sendText(response, 403, 'The editor does not touch this.');
  }
  const file = join(root, path);
  try {
    if (isList) return sendJson(response, await list(root, path));
    if (url.searchParams.has('states')) return sendJson(response, await statesOf(root, path));
    const state = url.searchParams.get('state');
    if (state !== null) {
      const text = await fileAt(root, path, state);
      return text === undefined
        ? sendText(response, 404, `There was no ${path}.`)
        : sendJson(response, text);
    }
    if (request.method === 'PUT') {
      const body = await readBody(request, MAX_BYTES);
      if (!body) return sendText(response, 413, 'The file is too large.');
      await mkdir(dirname(file), { recursive: true });
      await writeFile(file, body);
    } else if (request.method === 'DELETE') {
      await rm(file);
    } else if (request.method === 'POST') {
      const to = clean(url.searchParams.get('to') ?? '');
      if (to === undefined || !isFile(to)) return sendText(response, 403, 'Not there.');
      if (!(await isAsSeen(join(root, to), String(request.headers['if-match'] ?? '')))) {
        return sendText(response, 409, savedElsewhere(to));
      }
      await rename(file, join(root, to));
    } else {
      return await sendFile(file, response);
    }
    sendText(response, 200, 'Done');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    sendText(response, 404, `There is no ${path}.`);
  }
}

async function sendFile(file: string, response: ServerResponse): Promise<void> {
  const bytes = await readFile(file);
  response.setHeader('Content-Type', lookup(file) ?? 'application/octet-stream');
  response.setHeader('ETag', stateOf(bytes));
  // Browsers would cache the file for hours, and check the next save against its state before the last one.
  response.setHeader('Cache-Control', 'no-store');
  response.setHeader('Last-Modified', (await stat(file)).mtime.toUTCString());
  response.end(bytes);
}

import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import send from 'send';
import { editorPage } from '../../netlify/editor/page';
import { readFolder } from '../../src/data/check';
import { allBeside } from '../../src/editor/beside';
import { BESIDE, EDITOR, INSERTIONS, SETTINGS, writeEditor } from '../../src/editor/build';
import { insertionsOf } from '../../src/editor/insertions';
import { editorOf, type Editor } from '../../src/editor/settings';
import { englishMessages } from '../../src/content/translations/messages';
import { OWN_STATIC } from '../../src/lib/own-static';
import { siteDay } from '../../src/lib/site-day';
import { listen } from '../host/listen';
import type { CheckWords } from '../check-words';
import { sendJson, sendText } from '../host/send-text';
import { localOrigin, serve } from '../host/serve';
import { sendWebResponse, toWebRequest } from '../host/web';
import { asItIs } from './as-it-is';
import { answerFiles } from './files';
import { formOfFile } from './form-of-file';
import { isOfGuide, sendGuide } from './guide';

/** The editor's own icon is part of the project, whichever folder is edited. */
const OWN_FILES = join(__dirname, '../..', OWN_STATIC);

/** A running editor. */
export interface EditorHost {
  /** Address at which the editor opens. */
  url: string;
  close: () => Promise<void>;
}

/** Runs the check on the files as they are now; the signal aborts it. */
export type AskCheck = (signal: AbortSignal) => Promise<CheckWords>;

/**
 * Answers with the check's result, or 204 without one: a later request comes after a newer save, and aborts the earlier
 * request's check.
 */
function checkAnswers(ask: AskCheck | undefined): (response: ServerResponse) => Promise<void> {
  let ended = new AbortController();
  return async (response) => {
    ended.abort();
    ended = new AbortController();
    const { signal } = ended;
    const said = await ask?.(signal);
    if (said === undefined || signal.aborted) return void response.writeHead(204).end();
    sendJson(response, said);
  };
}

/** Returns a getter of the editor's settings for the files as they are now, not as of when the editor was opened. */
async function settingsOf(root: string, site: string): Promise<() => Editor> {
  const company = readFolder(join(root, 'src/data'), siteDay()).contents['company'];
  const { name } = (company ?? { name: 'Website' }) as { name: string };
  const messages = await englishMessages(join(__dirname, '../..'));
  return asItIs(root, () => editorOf(root, site, name, { local: true }, messages));
}

/**
 * Serves the editor over the files of a folder, reachable only from this computer: the page and its policy as
 * published, and the files instead of GitHub.
 *
 * @param root the project whose texts and facts are edited
 * @param port TCP port; 0 for any free one
 * @param site address of the live site next to it
 * @param ask runs the check; without it, the editor does not show what the check finds
 */
export async function startEditor(
  root: string,
  port: number,
  site: string,
  ask?: AskCheck,
): Promise<EditorHost> {
  const folder = await mkdtemp(join(tmpdir(), 'editor-'));
  const settingsNow = await settingsOf(root, site);
  await writeEditor(folder, settingsNow());
  const answerCheck = checkAnswers(ask);

  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const origin = localOrigin(request);
    if (!origin) return sendText(response, 421, 'Open the editor as http://localhost.');
    const url = new URL(request.url ?? '/', origin);
    if (/^\/admin\/?$/.test(url.pathname)) {
      const page = editorPage(toWebRequest(request, url, Buffer.alloc(0)), site);
      return sendWebResponse(page, response, request.method);
    }
    if (url.pathname.startsWith('/files/')) return answerFiles(root, request, response);
    if (url.pathname === '/check' && request.headers['x-editor'] === 'local') {
      return answerCheck(response);
    }
    if (isOfGuide(url.pathname)) return sendGuide(url.pathname, response);
    if (url.pathname === `/${EDITOR}/${SETTINGS}`) return sendJson(response, settingsNow());
    const form = url.pathname.startsWith(`/${EDITOR}/`)
      ? undefined
      : formOfFile(settingsNow().config, url.pathname.slice(1));
    if (form !== undefined) {
      response.writeHead(302, { Location: `/admin#/collections/${form}` }).end();
      return;
    }
    sendFile(request, response, url.pathname, root, folder);
  };
  const server = serve(answer, 'The editor failed; its error is in the terminal.');
  const bound = await listen(server, port);
  return {
    url: `http://localhost:${bound}/admin`,
    close: async () => {
      server.closeAllConnections();
      await new Promise((done) => server.close(done));
      await rm(folder, { recursive: true });
    },
  };
}

/**
 * Sends a file of the editor, what can be inserted into a text or is shown next to a form, or a picture of the site.
 *
 * @param root the project
 * @param folder where the editor's files were written
 */
function sendFile(
  request: IncomingMessage,
  response: ServerResponse,
  path: string,
  root: string,
  folder: string,
): void {
  // As of now, not as of when the editor was opened.
  if (path === `/${EDITOR}/${INSERTIONS}`) return sendJson(response, insertionsOf(root));
  const besideFile = new RegExp(`^/${EDITOR}/${BESIDE}/(.+)\\.json$`).exec(path)?.[1];
  if (besideFile !== undefined) {
    return sendJson(response, allBeside(root).get(decodeURI(besideFile))?.() ?? {});
  }
  const statics = existsSync(join(OWN_FILES, path)) ? OWN_FILES : join(root, 'static');
  const from = path.startsWith(`/${EDITOR}/`) ? folder : statics;
  send(request, path, { root: from, index: false, cacheControl: false })
    .on('error', () => sendText(response, 404, 'Not found'))
    .pipe(response);
}

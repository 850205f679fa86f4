/**
 * Keeps what somebody else has saved meanwhile. The editor asks that of a file which is published at once; a draft it
 * takes for its own, and would write a colleague's away: the same file has the same draft for everybody.
 */

import { savedElsewhere, WORDS_KEPT } from '../conflict';
import { keepWords } from './kept-words';
import { leaveFreely, readAnewOnceLeft } from './unsaved';

/** Each file that was about to be saved, with what it was when its form was opened. */
const opened = new Map<string, string>();

/** Takes down of what a new text was made. @param before the file as the form had read it; undefined for a new file */
export function remember(text: string, before: string | undefined): void {
  if (before !== undefined) opened.set(text.trim(), before.trim());
}

/** What was saved here last, by what its form had read. */
const saved = new Map<string, string>();

/** Takes down that a new text has been saved. */
export function took(text: string): void {
  const before = opened.get(text.trim());
  if (before !== undefined) saved.set(before, text);
}

/** A file as it was saved here last, of which the editor hands on what it once read. */
export const savedLast = (read: string): string => saved.get(read.trim()) ?? read;

/**
 * Whether a new text would write over what somebody else has saved: it is made of another file than there is now, and
 * that is nothing which was saved here.
 *
 * @param now the file as it is
 */
export function writesOver(text: string, now: string): boolean {
  const before = opened.get(text.trim());
  return before !== undefined && now.trim() !== before && !opened.has(now.trim());
}

/** Keeps the words that cannot be saved. @returns what the person is told */
export function refuse(file: string, text: string): string {
  keepWords(file, text, opened.get(text.trim()) ?? '');
  leaveFreely();
  // The editor shows what it has read before, until it is loaded anew.
  readAnewOnceLeft();
  return `${savedElsewhere(file)} ${WORDS_KEPT}`;
}

interface Commit {
  variables: {
    input: {
      branch: { repositoryNameWithOwner: string; branchName: string };
      fileChanges: { additions: { path: string; contents: string }[] };
    };
  };
}

const decode = (base64: string): string =>
  new TextDecoder().decode(Uint8Array.from(atob(base64), (sign) => sign.charCodeAt(0)));

function commitOf({ body }: RequestInit): Commit['variables']['input'] | undefined {
  if (typeof body !== 'string' || !body.includes('createCommitOnBranch')) return undefined;
  return (JSON.parse(body) as Commit).variables.input;
}

/**
 * The answer to a commit that would write over what somebody else has saved; undefined where nobody has.
 *
 * @param init of the request to GitHub
 * @param ask sends a request
 */
export async function refuseOverwriting(
  init: RequestInit,
  ask: typeof fetch,
): Promise<Response | undefined> {
  const commit = commitOf(init);
  if (!commit) return undefined;
  const { repositoryNameWithOwner: repository, branchName } = commit.branch;
  const authorization = new Headers(init.headers).get('Authorization') ?? '';
  for (const { path, contents } of commit.fileChanges.additions) {
    const written = decode(contents);
    if (!opened.has(written.trim())) continue;
    const address = `https://api.github.com/repos/${repository}/contents/${encodeURI(path)}?ref=${encodeURIComponent(branchName)}`;
    const headers = { Authorization: authorization, Accept: 'application/vnd.github.raw+json' };
    const now = await ask(address, { headers, cache: 'no-store' });
    if (!now.ok) continue;
    if (writesOver(written, await now.text())) {
      return Response.json({ errors: [{ message: refuse(path, written) }] });
    }
  }
  return undefined;
}

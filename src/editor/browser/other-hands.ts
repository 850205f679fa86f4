/**
 * Protects what somebody else has saved meanwhile. The editor checks that itself only for files that are published at
 * once. It takes a draft for its user's own and would overwrite a colleague's, since everybody's draft of a file is the
 * same one.
 */

import { savedElsewhere, WORDS_KEPT } from '../conflict';
import { keepWords } from './kept-words';
import { leaveFreely, readAnewOnceLeft } from './unsaved';

/** Each text about to be saved, mapped to the file as it was when its form was opened. */
const opened = new Map<string, string>();

/** Remembers on what a new text is based. @param before the file as the form had read it; undefined for a new file */
export function remember(text: string, before: string | undefined): void {
  if (before !== undefined) opened.set(text.trim(), before.trim());
}

/** The texts that were saved here last, by the text that their form had read. */
const saved = new Map<string, string>();

/** Records that a new text was saved. */
export function took(text: string): void {
  const before = opened.get(text.trim());
  if (before !== undefined) saved.set(before, text);
}

/** A file as it was last saved here. The editor itself only passes on what it first read. */
export const savedLast = (read: string): string => saved.get(read.trim()) ?? read;

/**
 * True if a new text would overwrite what somebody else has saved: it is based on something other than the current
 * file, and the current file is not a text that was saved here.
 *
 * @param text the new text
 * @param now the file as it is
 */
export function writesOver(text: string, now: string): boolean {
  const before = opened.get(text.trim());
  return before !== undefined && now.trim() !== before && !opened.has(now.trim());
}

/** Keeps words that cannot be saved. @returns the message for the person */
export function refuse(file: string, text: string): string {
  keepWords(file, text, opened.get(text.trim()) ?? '');
  leaveFreely();
  // Until it is reloaded, the editor shows what it read before.
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
 * Checks a commit before it is sent to GitHub.
 *
 * @param init of the request to GitHub
 * @param ask sends a request
 * @returns an error response for a commit that would overwrite what somebody else has saved; otherwise undefined
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

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { STATES, type State } from '../../src/editor/state';

const run = promisify(execFile);

/** What parts the words of a commit, and cannot stand in them. */
const BETWEEN = '\x1f';

async function git(root: string, ...args: string[]): Promise<string> {
  // More than the largest file of facts.
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/** The last states of a file, the newest first; none in a folder without a history. @param path from the folder */
export async function statesOf(root: string, path: string): Promise<State[]> {
  const format = ['%H', '%cI', '%an', '%s'].join('%x1f');
  const list = ['log', `-n${STATES}`, `--format=${format}`, '--', path];
  const lines = await git(root, ...list).catch(() => '');
  return lines
    .split('\n')
    .filter(Boolean)
    .map((line) => {
      const [id = '', at = '', who = '', why = ''] = line.split(BETWEEN);
      return { id, at, who, why };
    });
}

/** A file as it was; undefined where it was not there, or there is no such state. */
export async function fileAt(root: string, path: string, id: string): Promise<string | undefined> {
  if (!/^[\da-f]{40,64}$/.test(id)) return undefined;
  return git(root, 'show', `${id}:./${path}`).catch(() => undefined);
}

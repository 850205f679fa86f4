import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { STATES, type State } from '../../src/editor/state';

const run = promisify(execFile);

/** Separates the fields of a commit, in which it cannot occur. */
const BETWEEN = '\x1f';

async function git(root: string, ...args: string[]): Promise<string> {
  // Larger than any file of facts.
  const { stdout } = await run('git', args, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  return stdout;
}

/**
 * Returns the last states of a file, newest first; none in a folder without Git history.
 *
 * @param path relative to `root`
 */
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

/** Returns a file as it was in a state; undefined if it did not exist then, or there is no such state. */
export async function fileAt(root: string, path: string, id: string): Promise<string | undefined> {
  if (!/^[\da-f]{40,64}$/.test(id)) return undefined;
  return git(root, 'show', `${id}:./${path}`).catch(() => undefined);
}

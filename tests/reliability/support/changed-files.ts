import { spawnSync } from 'node:child_process';

/** The branch from which the site is published. */
const PUBLISHED = 'origin/main';

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/**
 * Returns the paths of the files that differ from the published code, relative to the project's folder; an empty list
 * if the published branch is not known here.
 */
export function changedFiles(): string[] {
  const base = git('merge-base', 'HEAD', PUBLISHED);
  if (base === undefined) {
    console.log(`What is published is not known here: there is no ${PUBLISHED}.`);
    return [];
  }
  return git('diff', '--name-only', '-z', base, '--')?.split('\0') ?? [];
}

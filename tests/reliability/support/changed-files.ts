import { spawnSync } from 'node:child_process';

/** The branch that is published. */
const PUBLISHED = 'origin/main';

const git = (...args: string[]): string | undefined => {
  const { status, stdout } = spawnSync('git', args, { encoding: 'utf8' });
  return status === 0 ? stdout.trim() : undefined;
};

/** The files that differ from what is published, by their paths from the project's folder; none where that is not known. */
export function changedFiles(): string[] {
  const base = git('merge-base', 'HEAD', PUBLISHED);
  if (base === undefined) {
    console.log(`What is published is not known here: there is no ${PUBLISHED}.`);
    return [];
  }
  return git('diff', '--name-only', '-z', base, '--')?.split('\0') ?? [];
}

import { cp, mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join, resolve } from 'node:path';

/** Folder of everything the bench makes; git does not see it. */
export const BENCH_DIR = resolve('.local/bench');

const LEFT_OUT = /^(node_modules|build|coverage|test-results|playwright-report|reports|\..+)$/;

/**
 * Copies the project, without what it builds and caches, and links the installed packages into the
 * copy. Its caches are its own and empty.
 *
 * @param name folder below `.local/bench`; what was there is removed
 * @returns path of the copy
 */
export async function copyProject(name: string): Promise<string> {
  const target = await emptyFolder(name);
  for (const entry of await readdir('.')) {
    if (!LEFT_OUT.test(entry)) await cp(entry, join(target, entry), { recursive: true });
  }
  await linkPackages(target);
  return target;
}

/** Makes an empty folder below `.local/bench` and returns its path. */
export async function emptyFolder(name: string): Promise<string> {
  const target = join(BENCH_DIR, name);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  return target;
}

/** Links each installed package by itself: linking the whole folder would share its `.cache`. */
export async function linkPackages(target: string): Promise<void> {
  const packages = join(target, 'node_modules');
  await mkdir(packages);
  for (const name of await readdir('node_modules')) {
    if (name === '.cache') continue;
    await symlink(resolve('node_modules', name), join(packages, name));
  }
}

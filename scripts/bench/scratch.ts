import { cp, mkdir, readdir, rm } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { linkPackages } from '../link-packages';

/** Folder for everything the bench writes; Git ignores it. */
export const BENCH_DIR = resolve('.local/bench');

const LEFT_OUT = /^(node_modules|build|coverage|test-results|playwright-report|reports|\..+)$/;

/**
 * Copies the project, without what it builds and caches, and links the installed packages into the
 * copy. The copy has its own, empty caches.
 *
 * @param name folder below `.local/bench`; anything in it is deleted
 * @returns path of the copy
 */
export async function copyProject(name: string): Promise<string> {
  const target = await emptyFolder(name);
  for (const entry of await readdir('.')) {
    if (!LEFT_OUT.test(entry)) await cp(entry, join(target, entry), { recursive: true });
  }
  await linkPackages(process.cwd(), target);
  return target;
}

/** Creates an empty folder below `.local/bench`, deleting any previous one, and returns its path. */
export async function emptyFolder(name: string): Promise<string> {
  const target = join(BENCH_DIR, name);
  await rm(target, { recursive: true, force: true });
  await mkdir(target, { recursive: true });
  return target;
}

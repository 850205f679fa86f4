import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, symlink } from 'node:fs/promises';
import { join } from 'node:path';

/** Other names with a dot are what tools keep next to the packages: `.cache`, `.vite`. */
const isPackage = (name: string): boolean => !name.startsWith('.') || name === '.bin';

/**
 * Lets a copy of the project use its installed packages. Links each package separately, because linking the whole
 * folder would also share what tools keep in it.
 *
 * @param root the project folder
 * @param copy the copy's folder; links to packages that no longer exist are removed from it
 */
export async function linkPackages(root: string, copy: string): Promise<void> {
  const [from, to] = [join(root, 'node_modules'), join(copy, 'node_modules')];
  await mkdir(to, { recursive: true });
  const packages = (await readdir(from)).filter(isPackage);
  const gone = (await readdir(to)).filter((name) => isPackage(name) && !packages.includes(name));
  await Promise.all(gone.map((name) => rm(join(to, name))));
  await Promise.all(
    packages
      .filter((name) => !existsSync(join(to, name)))
      .map((name) => symlink(join(from, name), join(to, name))),
  );
}

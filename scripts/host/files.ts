import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** Where a URL path leads in the built site; undefined if nowhere. */
export type Found = { file: string } | { redirect: string } | undefined;

/** Netlify's own rule files, and hidden files (Netlify deploys none but `.well-known`). */
const UNPUBLISHED = /^\/_(headers|redirects)$|\/\.(?!well-known\/)/;

/** True if a file of the build, given as a path with a leading slash, is served at all. */
export const isPublished = (path: string): boolean => !UNPUBLISHED.test(path);

/**
 * Finds the file for a path as Netlify does (behavior recorded in
 * github.com/slorber/trailing-slash-guide): `/faqs` is `faqs.html` and `/faqs/` redirects there,
 * `/folder/` is `folder/index.html` and `/folder` redirects there, `/faqs.html` is served as is.
 *
 * @param buildDir absolute folder of the built site
 * @param pathname decoded URL path, with a leading slash
 * @returns a file, a path to redirect to, or `undefined` if there is neither
 */
export async function findFile(buildDir: string, pathname: string): Promise<Found> {
  if (!isPublished(pathname) || pathname.includes('\0')) return undefined;
  const bare = pathname.replace(/\/+$/, '');
  const slashed = bare !== pathname;

  if (!slashed && (await isFile(buildDir, bare))) return { file: inside(buildDir, bare) as string };
  if (bare !== '' && (await isFile(buildDir, `${bare}.html`))) {
    return slashed ? { redirect: bare } : { file: inside(buildDir, `${bare}.html`) as string };
  }
  if (await isFile(buildDir, `${bare}/index.html`)) {
    return slashed
      ? { file: inside(buildDir, `${bare}/index.html`) as string }
      : { redirect: `${bare}/` };
  }
  return undefined;
}

async function isFile(buildDir: string, path: string): Promise<boolean> {
  const file = inside(buildDir, path);
  if (!file) return false;
  return stat(file).then(
    (found) => found.isFile(),
    () => false,
  );
}

/** Returns the absolute path, or `undefined` if it leaves the folder. */
function inside(buildDir: string, path: string): string | undefined {
  const file = resolve(buildDir, `.${path}`);
  return file.startsWith(buildDir + sep) ? file : undefined;
}

import { stat } from 'node:fs/promises';
import { resolve, sep } from 'node:path';

/** What a URL path leads to in the built site. */
export type Found = { file: string } | { redirect: string } | undefined;

/** Rule files of the host itself, and hidden files (Netlify deploys none but `.well-known`). */
const UNPUBLISHED = /^\/_(headers|redirects)$|\/\.(?!well-known\/)/;

/** Whether a file of the build, given as a path beginning with a slash, is served at all. */
export const isPublished = (path: string): boolean => !UNPUBLISHED.test(path);

/**
 * Finds the file for a path the way Netlify does (behavior recorded in
 * github.com/slorber/trailing-slash-guide): `/faqs` is `faqs.html` and `/faqs/` leads there,
 * `/folder/` is `folder/index.html` and `/folder` leads there, `/faqs.html` is served as it is.
 *
 * @param buildDir absolute folder of the built site
 * @param pathname decoded URL path, beginning with a slash
 * @returns a file, a path to redirect to, or `undefined` when there is neither
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

/** The absolute file, or `undefined` when the path climbs out of the folder. */
function inside(buildDir: string, path: string): string | undefined {
  const file = resolve(buildDir, `.${path}`);
  return file.startsWith(buildDir + sep) ? file : undefined;
}

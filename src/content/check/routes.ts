import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { OWN_STATIC } from '../../lib/own-static';

/** The route of a file in `docs/`: its slug, or its place in the folder. */
export function docRoute(file: string, slug: string | undefined): string {
  return slug ?? `/${file.replace(/^docs\//, '').replace(/\.md$/, '')}`;
}

/** The slug of an article, or until it has one the file's name. */
export function articleSlug(file: string, slug: string | undefined): string {
  return slug ?? file.replace(/^blog\/(?:\d{4}-\d{2}-\d{2}-)?/, '').replace(/\.md$/, '');
}

/** The route of a file in `src/pages`: its place in the folder. */
export function pageRoute(file: string): string {
  const place = file.replace(/^src\/pages/, '').replace(/\.(?:tsx|md)$/, '');
  return place.replace(/\/index$/, '') || '/';
}

/** The pages that are programs. */
function pageRoutes(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src/pages');
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx') && !/(^|[\\/])_|\.test\./.test(file))
    .map((file) => pageRoute(`src/pages/${file.split(path.sep).join('/')}`));
}

/** Every address of the site that is not a Markdown file: programs, the blog index and its feeds. */
export function fixedRoutes(siteDir: string): string[] {
  return [...pageRoutes(siteDir), '/blog', '/blog/rss.xml', '/blog/atom.xml'];
}

/** Whether a file of this address is served as it is. */
export function isStaticFile(siteDir: string, address: string): boolean {
  return (
    path.extname(address) !== '' &&
    !address.includes('\0') &&
    ['static', OWN_STATIC].some((folder) => existsSync(path.join(siteDir, folder, address)))
  );
}

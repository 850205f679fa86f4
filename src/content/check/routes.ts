import path from 'node:path';
import { OWN_STATIC } from '../../lib/own-static';
import type { SiteFiles } from '../site-files';
import type { Kind } from './files';

/** The route of a file in `docs/`: its slug, or its path in the folder. */
export function docRoute(file: string, slug: string | undefined): string {
  return slug ?? `/${file.replace(/^docs\//, '').replace(/\.md$/, '')}`;
}

/** The slug of an article, or its file name without the date if it has none. */
export function articleSlug(file: string, slug: string | undefined): string {
  return slug ?? file.replace(/^blog\/(?:\d{4}-\d{2}-\d{2}-)?/, '').replace(/\.md$/, '');
}

/** The route of a file in `src/pages`: its path in the folder. */
export function pageRoute(file: string): string {
  const place = file.replace(/^src\/pages/, '').replace(/\.(?:tsx|md)$/, '');
  return place.replace(/\/index$/, '') || '/';
}

/** The route of a Markdown file. */
export function routeOf(kind: Kind, file: string, slug: string | undefined): string {
  if (kind === 'blog') return `/blog/${articleSlug(file, slug)}`;
  return kind === 'docs' ? docRoute(file, slug) : pageRoute(file);
}

/** The routes of the pages that are code. */
function pageRoutes(files: SiteFiles): string[] {
  return files
    .list('src/pages')
    .filter((file) => file.endsWith('.tsx') && !/\/_|\.test\./.test(file))
    .map(pageRoute);
}

/** The routes that are not Markdown files: pages that are code, the blog index and its feeds. */
export function fixedRoutes(files: SiteFiles): string[] {
  return [...pageRoutes(files), '/blog', '/blog/rss.xml', '/blog/atom.xml'];
}

/** True if a file is served at this address as it is. */
export function isStaticFile(files: SiteFiles, address: string): boolean {
  return (
    path.extname(address) !== '' &&
    !address.includes('\0') &&
    ['static', OWN_STATIC].some((folder) => files.has(`${folder}/${address}`))
  );
}

import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { readData } from '../facts';

/** The route of a file in `docs/`: its slug, or its place in the folder. */
export function docRoute(file: string, slug: string | undefined): string {
  return slug ?? `/${file.replace(/^docs\//, '').replace(/\.md$/, '')}`;
}

/** The slug of an article, or until it has one the file's name. */
export function articleSlug(file: string, slug: string | undefined): string {
  return slug ?? file.replace(/^blog\/(?:\d{4}-\d{2}-\d{2}-)?/, '').replace(/\.md$/, '');
}

function pageRoutes(siteDir: string): string[] {
  const folder = path.join(siteDir, 'src/pages');
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx|md)$/.test(file) && !/(^|[\\/])_|\.test\./.test(file))
    .map(
      (file) =>
        `/${file
          .split(path.sep)
          .join('/')
          .replace(/\.(tsx|md)$/, '')}`,
    )
    .map((route) => route.replace(/\/index$/, '') || '/');
}

/** Every address of the site that is not a Markdown file: pages, people, the blog index, redirects. */
export function fixedRoutes(siteDir: string): string[] {
  const people = Object.values(readData(siteDir, 'people') as Record<string, { path: string }>);
  const redirects = readData(siteDir, 'redirects') as { from: string }[];
  return [
    ...pageRoutes(siteDir),
    ...people.map((person) => person.path),
    ...redirects.map(({ from }) => from),
    '/blog',
    '/blog/rss.xml',
    '/blog/atom.xml',
  ];
}

/** Whether a file of this address is served as it is. */
export function isStaticFile(siteDir: string, address: string): boolean {
  return path.extname(address) !== '' && existsSync(path.join(siteDir, 'static', address));
}

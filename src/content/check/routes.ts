import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

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
  if (!existsSync(folder)) return [];
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

/** The addresses of people, which `people.json` names: as they stand, so that a slip elsewhere in it hides none. */
function peopleRoutes(siteDir: string): string[] {
  const file = path.join(siteDir, 'src/data/people.json');
  if (!existsSync(file)) return [];
  const paths = readFileSync(file, 'utf8').matchAll(/"path"\s*:\s*"(\/[^"\s]*)"/g);
  return [...paths].map(([, address = '']) => address);
}

/** Every address of the site that is not a Markdown file: pages, people, the blog index and its feeds. */
export function fixedRoutes(siteDir: string): string[] {
  return [
    ...pageRoutes(siteDir),
    ...peopleRoutes(siteDir),
    '/blog',
    '/blog/rss.xml',
    '/blog/atom.xml',
  ];
}

/** Whether a file of this address is served as it is. */
export function isStaticFile(siteDir: string, address: string): boolean {
  return (
    path.extname(address) !== '' &&
    !address.includes('\0') &&
    existsSync(path.join(siteDir, 'static', address))
  );
}

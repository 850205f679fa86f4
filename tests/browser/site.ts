import { readFileSync } from 'node:fs';

/** Paths of all pages in the built site's map, plus one that leads to the 404 page. */
export const routes = readRoutes();
export const missingPage = '/no-such-page';

function readRoutes(): string[] {
  const xml = readFileSync('build/sitemap.xml', 'utf8');
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  if (paths.length === 0)
    throw new Error('build/sitemap.xml names no page. Build the site: npm run build');
  return paths;
}

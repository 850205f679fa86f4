import { readFileSync } from 'node:fs';

/** Paths of all pages in the sitemap of the built site. `missingPage` leads to the 404 page. */
export const routes = readRoutes('build/sitemap.xml');
export const missingPage = '/no-such-page';

/** Returns the paths of the pages in another language, for example `/es/faqs`. */
export const routesIn = (locale: string): string[] => readRoutes(`build/${locale}/sitemap.xml`);

function readRoutes(map: string): string[] {
  const xml = readFileSync(map, 'utf8');
  const paths = [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, loc = '']) => new URL(loc).pathname,
  );
  if (paths.length === 0) throw new Error(`${map} names no page. Build the site: npm run build`);
  return paths;
}

import { NOT_FOUND, type PageName } from '../pages';

/**
 * A page that was prefetched when the visitor pressed its link serves the navigation that follows only if it has a
 * lifetime. Half a minute is enough for that, and too short to show anybody an outdated price.
 */
const A_MOMENT = { 'Cache-Control': 'public, max-age=30, must-revalidate' };

/**
 * The headers of pages, which say how long a page stays fresh. The 404 page has none, since an unknown address may be a
 * page a minute later.
 *
 * @returns headers by path pattern of Netlify's `_headers`: one pattern per top-level page, one per folder of pages
 */
export function pageRules(
  pages: readonly PageName[],
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const known = pages.filter(({ name }) => name !== NOT_FOUND);
  return new Map(known.map((page) => [patternOf(page), A_MOMENT]));
}

/** `/` and `/faqs` are their own patterns; `/laws/rockville` matches `/laws/*`. */
function patternOf({ base, path }: PageName): string {
  const [folder, ...rest] = path.slice(1).split('/');
  return base + (rest.length > 0 ? `${folder}/*` : folder);
}

import { NOT_FOUND, type PageName } from '../pages';

/**
 * A page that was fetched ahead, when the visitor's finger went down, is used for the click that follows: only a
 * page with a lifetime may be. Half a minute is enough for that and too short to show anybody an old price.
 */
const A_MOMENT = { 'Cache-Control': 'public, max-age=30, must-revalidate' };

/**
 * The headers of pages: how long they may be used. The page for unknown addresses has none: such an address may be a
 * page a minute later.
 *
 * @returns by path pattern of Netlify's `_headers`: one for every page at the top, one for each folder of pages
 */
export function pageRules(
  pages: readonly PageName[],
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const known = pages.filter(({ name }) => name !== NOT_FOUND);
  return new Map(known.map((page) => [patternOf(page), A_MOMENT]));
}

/** `/` is itself, `/faqs` too, and `/laws/rockville` one of `/laws/*`. */
function patternOf({ base, path }: PageName): string {
  const [folder, ...rest] = path.slice(1).split('/');
  return base + (rest.length > 0 ? `${folder}/*` : folder);
}

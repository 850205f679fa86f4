import type { FinishedPage } from '../pages';

/** A finished page with what stands in its head. */
export interface StyledPage extends Pick<FinishedPage, 'base' | 'name' | 'path'> {
  /** Addresses of its style sheets. */
  styleSheets: readonly string[];
}

/**
 * A page that was fetched ahead, when the visitor's finger went down, is used for the click that follows: only a
 * page with a lifetime may be. Half a minute is enough for that and too short to show anybody an old price.
 */
const A_MOMENT = 'public, max-age=30, must-revalidate';

/**
 * The headers of pages: how long they may be used, and their style sheets, for a browser to fetch before it has read
 * the page. The page for unknown addresses names its own alone: such an address may be a page a minute later.
 *
 * @returns by path pattern of Netlify's `_headers`: one for every page at the top, one for each folder of pages
 */
export function pageRules(
  pages: readonly StyledPage[],
): ReadonlyMap<string, Readonly<Record<string, string>>> {
  const rules = new Map<string, StyledPage[]>();
  for (const page of pages) {
    const pattern = patternOf(page);
    const alike = rules.get(pattern);
    if (alike) alike.push(page);
    else rules.set(pattern, [page]);
  }
  return new Map([...rules].map(([pattern, alike]) => [pattern, headersOfAll(alike)]));
}

function headersOfAll(alike: readonly StyledPage[]): Record<string, string> {
  const sheets = new Set(alike.flatMap(({ styleSheets }) => styleSheets));
  const link = [...sheets].map((href) => `<${href}>; rel=preload; as=style`).join(', ');
  const isPage = alike.some(({ name }) => name !== '404.html');
  return { ...(link && { Link: link }), ...(isPage && { 'Cache-Control': A_MOMENT }) };
}

/** `/` is itself, `/faqs` too, and `/laws/rockville` one of `/laws/*`. */
function patternOf({ base, path }: StyledPage): string {
  const [folder, ...rest] = path.slice(1).split('/');
  return base + (rest.length > 0 ? `${folder}/*` : folder);
}

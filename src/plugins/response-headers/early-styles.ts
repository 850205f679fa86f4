const STYLE_SHEET = /<link(?=[^>]*\brel="?stylesheet\b)[^>]*\bhref="?([^">\s]+)/g;

/** A page of the built site. */
export interface BuiltPage {
  /** File below the build folder, such as `laws/rockville.html`. */
  name: string;
  html: string;
}

/**
 * Finds what a browser may fetch as soon as it sees a page's headers, before it has read the page.
 *
 * @returns by path pattern of Netlify's `_headers`, the value of the `Link` header that names the pages' style sheets:
 *   a pattern for every page at the top, and one for each folder of pages
 */
export function earlyStyles(pages: readonly BuiltPage[]): ReadonlyMap<string, string> {
  const sheets = new Map<string, Set<string>>();
  for (const { name, html } of pages) {
    const pattern = patternOf(name);
    const known = sheets.get(pattern) ?? new Set();
    for (const [, href = ''] of html.matchAll(STYLE_SHEET)) known.add(href);
    if (known.size > 0) sheets.set(pattern, known);
  }
  const links = [...sheets].map(([pattern, hrefs]): [string, string] => [
    pattern,
    [...hrefs].map((href) => `<${href}>; rel=preload; as=style`).join(', '),
  ]);
  return new Map(links);
}

/** `index.html` is `/`, `faqs.html` is `/faqs`, and `laws/rockville.html` one of `/laws/*`. */
function patternOf(name: string): string {
  const [first = '', ...rest] = name.split(/[\\/]/);
  if (rest.length > 0) return `/${first}/*`;
  return first === 'index.html' ? '/' : `/${first.replace(/\.html$/, '')}`;
}

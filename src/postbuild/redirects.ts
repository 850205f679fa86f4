import type { PageName } from './pages';

/** An old or guessable path, and the path of the page it leads to. */
export interface RedirectLine {
  from: string;
  to: string;
}

/**
 * Makes Netlify's `_redirects`, with real 301 responses. They are forced (`301!`), since pages of the client redirects
 * exist at the same paths and would be served first. `/404` and `/index`, the files of two pages, are not pages at
 * those addresses. Unknown addresses below a language get the 404 page in that language; at the root the host does so
 * itself.
 *
 * @param redirects of the site, for every language
 * @param pages all pages of all languages
 * @throws Error that lists every redirect whose destination is not a page of this site
 */
export function redirectsOf(
  redirects: readonly RedirectLine[],
  pages: readonly PageName[],
): string {
  const bases = [...new Set(pages.map(({ base }) => base))];
  const wrong = bases.flatMap((own) => {
    const paths = new Set(pages.filter(({ base }) => base === own).map(({ path }) => path));
    return redirects.flatMap((line) => explain(line, paths));
  });
  if (wrong.length > 0) {
    throw new Error(`src/data/redirects.json:\n${[...new Set(wrong)].join('\n')}`);
  }
  return [
    '# Written by src/postbuild/redirects.ts from src/data/redirects.json and the articles.',
    ...bases.flatMap((base) =>
      redirects.map(({ from, to }) => `${base}${from.slice(1)} ${base}${to.slice(1)} 301!`),
    ),
    ...bases.flatMap((base) =>
      ['404', 'index'].map((name) => `${base}${name} ${base}404.html 404!`),
    ),
    ...bases.filter((base) => base !== '/').map((base) => `${base}* ${base}404.html 404`),
    '',
  ].join('\n');
}

const PATH = /^\/[\w./-]*(#[\w-]+)?$/;

function explain({ from, to }: RedirectLine, paths: ReadonlySet<string>): string[] {
  if (!PATH.test(from) || from.includes('#')) {
    return [`"from": "${from}" must be a path of this site such as "/faq".`];
  }
  // After a second slash the browser would read the name of another host.
  if (!PATH.test(to) || to.startsWith('//') || to.includes('..')) {
    return [
      `"to": "${to}" must be a path of this site such as "/faqs"; "${from}" cannot lead elsewhere.`,
    ];
  }
  const path = to.replace(/#.*$/, '').replace(/(.)\/$/, '$1');
  return paths.has(path)
    ? []
    : [`"to": "${to}" is no page of this site; "${from}" would lead to the 404 page.`];
}

import { linkSentence, type SiteMap } from './links';
import { isTaken, withoutLanguage } from './own-addresses';
import type { Problem } from '../problems';
import { lineIn, type Site } from './read-site';
import type { Redirect } from './site-map';

const FILE = 'src/data/redirects.json';

const even = (address: string): string => address.replace(/(.)\/$/, '$1');

const pageOf = (address: string): string => even(address.replace(/#.*$/, ''));

/** Where a chain of redirects ends, or undefined if it is circular. */
function lastStop(from: string, leads: ReadonlyMap<string, string>): string | undefined {
  const seen = new Set<string>();
  let at = from;
  for (let to = leads.get(pageOf(at)); to !== undefined; to = leads.get(pageOf(at))) {
    if (seen.has(pageOf(at))) return undefined;
    seen.add(pageOf(at));
    at = to;
  }
  return at;
}

function sentence(
  { from, to }: Redirect,
  isSecond: boolean,
  leads: ReadonlyMap<string, string>,
  map: SiteMap,
): string | undefined {
  if (isSecond) return `"from": "${from}" stands in the list already; remove one of the lines.`;
  if (isTaken(from)) {
    return (
      `"from": "${from}" belongs to the files and programs of the site and cannot lead ` +
      'elsewhere; remove the line.'
    );
  }
  if (map.routes.has(even(withoutLanguage(from)))) {
    return `"from": "${from}" is a page of this site, which nobody could open any more; remove the line, or the page.`;
  }
  if (leads.has(pageOf(to)) && !map.routes.has(pageOf(to))) {
    const end = lastStop(to, leads);
    return end === undefined
      ? `"from": "${from}" leads in a circle by way of "${to}"; let one of them lead to a page.`
      : `"to": "${to}" is an old address itself, which leads on to ${end}; write "to": "${end}".`;
  }
  const wrong = linkSentence(to, '/', map);
  return wrong?.replace(/^The link (\S+)/, '"to": "$1"');
}

/** Checks `redirects.json` against the pages: no old address hides a page, and each leads directly to a page. */
export function checkRedirects(site: Site): Problem[] {
  const { contents, map } = site;
  const redirects = (contents['redirects'] ?? []) as Redirect[];
  const leads = new Map(redirects.map(({ from, to }) => [even(from), to]));
  const seen = new Set<string>();
  return redirects.flatMap((redirect, index) => {
    const from = even(redirect.from);
    const message = sentence(redirect, seen.has(from), leads, map);
    seen.add(from);
    return message === undefined
      ? []
      : [{ file: FILE, line: lineIn(site, FILE, [index]), message }];
  });
}

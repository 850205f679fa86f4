import type { Earlier } from '../earlier';
import { suggest, type LineProblem } from '../problems';
import { NEVER } from '../publication';
import type { SiteFiles } from '../site-files';
import type { Target } from './page';
import { isStaticFile } from './routes';

/** What links are checked against. */
export interface SiteMap {
  files: SiteFiles;
  /** The host of the site, for example "www.example.com"; undefined while `company.json` is wrong. */
  host: string | undefined;
  /** Every address of the site, with its anchors if it is a Markdown page. */
  routes: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Old addresses and where they redirect. */
  redirects: ReadonlyMap<string, string>;
  /** Earlier addresses of articles. A link to one counts as a link to the article. */
  earlier: Earlier;
  /** The pages that visitors do not see yet, with the day on which they appear (`NEVER` for a draft). */
  hidden: ReadonlyMap<string, string>;
}

/** The address with percent escapes decoded, or as typed if they are malformed. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Alt texts that describe no picture: a file name, or a name from a camera or a template. */
export const NO_ALT =
  /\.(?:jpe?g|png|svg|webp|heic|gif|avif)$|^(?:img|dsc|dscn|pxl|mvimg|image|photo|picture|screenshot|untitled|whatsapp image|what it shows)[\s_.-]*[\d_.\s-]*$/i;

function pictureSentence({ url, alt = '' }: Target, files: SiteFiles): string | undefined {
  if (alt.trim() === '') {
    return `The picture ${url} has no description; write what it shows between the brackets.`;
  }
  if (NO_ALT.test(alt.trim())) {
    return (
      `The picture ${url} has the description "${alt}", which says nothing to those who cannot ` +
      'see it; write what it shows.'
    );
  }
  if (!url.startsWith('/') || url.startsWith('//')) {
    return `The picture "${url}" must be a file of this site, such as /img/name.jpg.`;
  }
  if (url.includes('..') || /[?#]/.test(url)) {
    return `The picture "${url}" must be named as it stands in static, such as /img/name.jpg.`;
  }
  return isStaticFile(files, decoded(url))
    ? undefined
    : `There is no picture ${url}; put the file in static${url}.`;
}

function ownHost(url: string, host: string | undefined): string | undefined {
  const typed = /^https?:\/\/([^/?#]+)/i.exec(url)?.[1]?.toLowerCase();
  const bare = (name: string): string => name.replace(/^www\./, '');
  return typed !== undefined && host !== undefined && bare(typed) === bare(host)
    ? url.replace(/^https?:\/\/[^/]+/i, '') || '/'
    : undefined;
}

function outwardSentence(url: string, host: string | undefined): string | undefined {
  const own = ownHost(url, host);
  if (own !== undefined) {
    return `The link ${url} leads to this site itself; write ${own}, so that it is checked and works in previews too.`;
  }
  if (/^http:/i.test(url)) {
    return `The link ${url} begins with http://, which browsers warn of; write it with https://.`;
  }
  if (/^https:\/\/(?:https?:|[^/.]*(?:\/|$)|[^/]*\.{2}|[^/]*@)/i.test(url)) {
    return `The link ${url} is no whole address; copy it anew from the browser.`;
  }
  if (/^mailto:/i.test(url) && !/^mailto:[^\s@]+@[^\s@.]+(?:\.[^\s@.?]+)+(?:\?|$)/i.test(url)) {
    return `The link ${url} is no e-mail address; write mailto:name@example.com.`;
  }
  return undefined;
}

/** The page for an address: the address itself, or the article that had it before. */
export const pageNow = (address: string, { routes, earlier }: SiteMap): string =>
  routes.has(address) ? address : (earlier.get(address) ?? address);

/**
 * The current address of the page on this site that a link names.
 * @param route the address of the page with the link
 */
function pageOf(url: string, route: string, map: SiteMap): string {
  const [address = ''] = url.split('#');
  const named = address === '' ? route : (address.split('?')[0] ?? '').replace(/(.)\/$/, '$1');
  return pageNow(named, map);
}

/** Where a link to an old address redirects, or undefined for any other link. */
function leadsOn(url: string, route: string, map: SiteMap): string | undefined {
  const page = pageOf(url, route, map);
  return map.routes.has(page) ? undefined : map.redirects.get(page);
}

/**
 * True if a link still brings visitors to a page: an old address redirects, and a page without the named part opens at
 * its top.
 */
export function arrives(url: string, route: string, map: SiteMap): boolean {
  const page = pageOf(url, route, map);
  return (
    /^[/#]/.test(url) && (map.routes.has(page) ? !map.hidden.has(page) : map.redirects.has(page))
  );
}

/**
 * What is wrong with a link, in a sentence, or undefined if nothing is.
 * @param route the address of the page with the link
 */
export function linkSentence(url: string, route: string, map: SiteMap): string | undefined {
  if (/^(https?:\/\/[^/\s]|mailto:\S+@|tel:\+?\d|sms:\+?\d)/i.test(url)) {
    return outwardSentence(url, map.host);
  }
  if (url.trim() === '') {
    return 'A link has no address; write it in the parentheses.';
  }
  if (!/^[/#]/.test(url) || url.startsWith('//')) {
    return `The link "${url}" must begin with / for a page of this site, or with https://, mailto:, tel: or sms:.`;
  }
  const [, anchor] = url.split('#');
  const page = pageOf(url, route, map);
  const to = leadsOn(url, route, map);
  if (to !== undefined) {
    const now = anchor && !to.includes('#') ? `${to}#${anchor}` : to;
    return `The link ${url} is an old address, which leads on to ${to}; write ${now}.`;
  }
  if (!map.routes.has(page)) {
    return isStaticFile(map.files, decoded(page))
      ? undefined
      : `The link ${url} leads to no page. ${suggest(page, [...map.routes.keys()])}`;
  }
  const from = map.hidden.get(page);
  if (from !== undefined && from > (map.hidden.get(route) ?? '')) {
    const state = from === NEVER ? 'a draft' : `published on ${from}`;
    return `The link ${url} leads to an article that visitors do not see yet (${state}); take the link out until then.`;
  }
  const anchors = map.routes.get(page);
  return anchor && anchors && !anchors.has(decoded(anchor))
    ? `The link ${url} names a part "#${anchor}" that ${page} does not have. ${suggest(anchor, [...anchors])}`
    : undefined;
}

/** Checks the links and pictures of one page. @param route the page's own address */
export function checkTargets(
  targets: readonly Target[],
  route: string,
  map: SiteMap,
): LineProblem[] {
  return targets.flatMap((target) => {
    const message =
      target.kind === 'picture'
        ? pictureSentence(target, map.files)
        : linkSentence(target.url, route, map);
    return message === undefined ? [] : [{ line: target.line, message }];
  });
}

import type { Earlier } from '../earlier';
import { suggest, type LineProblem } from '../problems';
import { NEVER } from '../publication';
import type { SiteFiles } from '../site-files';
import type { Target } from './page';
import { isStaticFile } from './routes';

/** Where links can lead. */
export interface SiteMap {
  files: SiteFiles;
  /** Host of the site, such as "www.example.com"; undefined while `company.json` is wrong. */
  host: string | undefined;
  /** Every address of the site; the anchors of those that are Markdown files. */
  routes: ReadonlyMap<string, ReadonlySet<string> | undefined>;
  /** Old addresses and where they lead on to. */
  redirects: ReadonlyMap<string, string>;
  /** Earlier addresses of articles: what names one counts as naming the article. */
  earlier: Earlier;
  /** The day from which visitors see a page, of those that they do not see yet. */
  hidden: ReadonlyMap<string, string>;
}

/** The address as a browser understands it; what is no such code stays as typed. */
function decoded(url: string): string {
  try {
    return decodeURI(url);
  } catch {
    return url;
  }
}

/** Words that describe no picture: the name of a file, or what a camera or a template calls it. */
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

/** The page that an address leads to: itself, or the article that had this address before. */
export const pageNow = (address: string, { routes, earlier }: SiteMap): string =>
  routes.has(address) ? address : (earlier.get(address) ?? address);

/** The page on this site that a link names, by its address now. @param route the address of the page it stands on */
function pageOf(url: string, route: string, map: SiteMap): string {
  const [address = ''] = url.split('#');
  const named = address === '' ? route : (address.split('?')[0] ?? '').replace(/(.)\/$/, '$1');
  return pageNow(named, map);
}

/** Where a link leads on to, which names an old address; undefined of any other. */
function leadsOn(url: string, route: string, map: SiteMap): string | undefined {
  const page = pageOf(url, route, map);
  return map.routes.has(page) ? undefined : map.redirects.get(page);
}

/**
 * Whether a link, however old, brings visitors to a page: an old address leads on, and a page that does not have the
 * part that is named opens at its top.
 */
export function arrives(url: string, route: string, map: SiteMap): boolean {
  const page = pageOf(url, route, map);
  return (
    /^[/#]/.test(url) && (map.routes.has(page) ? !map.hidden.has(page) : map.redirects.has(page))
  );
}

/** What is wrong with a link, in a sentence. @param route the address of the page it stands on */
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

import { suggest, type LineProblem } from '../problems';
import { isStaticFile } from './routes';
import type { Target } from './page';

/** Where links can lead. */
export interface SiteMap {
  siteDir: string;
  /** Every address of the site; the anchors of those that are Markdown files. */
  routes: ReadonlyMap<string, ReadonlySet<string> | undefined>;
}

function pictureSentence(target: Target, siteDir: string): string | undefined {
  if (target.alt?.trim() === '') {
    return `The picture ${target.url} has no description; write what it shows between the brackets.`;
  }
  if (!target.url.startsWith('/')) {
    return `The picture "${target.url}" must be a file of this site, such as /img/name.jpg.`;
  }
  return isStaticFile(siteDir, decodeURI(target.url))
    ? undefined
    : `There is no picture ${target.url}; put the file in static${target.url}.`;
}

/** What is wrong with a link, in a sentence. @param route the address of the page it stands on */
export function linkSentence(url: string, route: string, map: SiteMap): string | undefined {
  if (/^(https?:\/\/[^/\s]|mailto:\S+@|tel:\+?\d|sms:\+?\d)/i.test(url)) {
    return undefined;
  }
  if (url.trim() === '') {
    return 'A link has no address; write it in the parentheses.';
  }
  if (!/^[/#]/.test(url) || url.startsWith('//')) {
    return `The link "${url}" must begin with / for a page of this site, or with https://, mailto:, tel: or sms:.`;
  }
  const [address = '', anchor] = url.split('#');
  const page = address === '' ? route : (address.split('?')[0] ?? '').replace(/(.)\/$/, '$1');
  if (!map.routes.has(page)) {
    return isStaticFile(map.siteDir, page)
      ? undefined
      : `The link ${url} leads to no page. ${suggest(page, [...map.routes.keys()])}`;
  }
  const anchors = map.routes.get(page);
  return anchor && anchors && !anchors.has(anchor)
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
        ? pictureSentence(target, map.siteDir)
        : linkSentence(target.url, route, map);
    return message === undefined ? [] : [{ line: target.line, message }];
  });
}

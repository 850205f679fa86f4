import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { distance } from 'fastest-levenshtein';
import type { Problem } from '../problems';
import type { SiteFiles } from '../site-files';
import { nearestPage, takenOut } from './gone';
import { pageNow, type SiteMap } from './links';
import { mentionsOf } from './mentions';
import type { Site } from './read-site';
import type { CheckedFile } from './staff-file';

const FILE = 'src/data/addresses.json';

/** The published addresses that the file records; empty, with a problem, if it is not a list of strings. */
function recorded(files: SiteFiles): { addresses: string[]; problems: Problem[] } {
  const read = files.json(FILE);
  if (read === undefined) return { addresses: [], problems: [] };
  const { value, problems } = read;
  if (Array.isArray(value) && value.every((item) => typeof item === 'string')) {
    return { addresses: value, problems: [] };
  }
  const message = 'A command writes this list; restore it from the history.';
  return { addresses: [], problems: [{ file: FILE, line: problems[0]?.line, message }] };
}

/** The addresses of pages that visitors can open today, without feeds. */
function published({ routes, hidden }: SiteMap): string[] {
  return [...routes.keys()].filter((route) => !hidden.has(route) && !route.endsWith('.xml'));
}

/** The new page in the same folder whose address is most like a lost one: it may be the same page, moved. */
function successor(address: string, fresh: readonly string[]): string | undefined {
  const folder = (route: string): string => route.replace(/[^/]*$/, '');
  return fresh
    .filter((route) => folder(route) === folder(address))
    .sort((a, b) => distance(address, a) - distance(address, b))[0];
}

const lineFor = (address: string, to: string): string =>
  `this line to the list, with a comma between two lines: { "from": "${address}", "to": "${to}" }`;

/** What to do about an address that leads nowhere. @param heir the page that may have moved */
function lostSentence(address: string, heir: string | undefined, isHidden: boolean): string {
  const lost = `${address} was published, and nothing is there now`;
  if (heir) {
    return `${lost}. If its page is ${heir} today, add ${lineFor(address, heir)}. If it was removed, ${takenOut(address)}.`;
  }
  const to = nearestPage(address);
  return isHidden
    ? `${lost}: its article is a draft, or has a later date. Drop that, or add ${lineFor(address, to)}`
    : `${lost}. If its page was removed, ${takenOut(address)}; that also sends its readers to ${to}.`;
}

/** The problem for a lost address, with the files that still name it. */
function gone(
  address: string,
  heir: string | undefined,
  isHidden: boolean,
  files: SiteFiles,
): Problem {
  const message = lostSentence(address, heir, isHidden);
  const named = mentionsOf(address, files).map(({ file, line }) => `${file}:${line}`);
  const also =
    named.length > 0 ? ` The old address stands in ${named.join(', ')}: change it there too.` : '';
  const file = 'src/data/redirects.json';
  return { file, line: 1, message: `${message}${also}`, cause: 'address' };
}

/** The problem for a lost address whose page may be an article that now has another one. */
function renamed(address: string, { file, route, lineOf }: CheckedFile): Problem {
  const message =
    `${address} was published, and nothing is there now. If its article is ${route} today, write ` +
    `${address.replace(/^.*\//, '')} in its line earlier_addresses (in the editor: Earlier ` +
    `addresses); the old address and all that name it then lead to the new one. If it was removed, ${takenOut(address)}.`;
  return { file, line: lineOf('slug'), message, cause: 'address' };
}

/**
 * Finds addresses that were published once and lead nowhere now, since a page was renamed or removed: search engines
 * and other sites still send people there.
 */
export function checkAddresses({ contents, files, map }: Site): Problem[] {
  if (!('redirects' in contents)) return [];
  const { addresses, problems } = recorded(map.files);
  const now = new Set(published(map));
  const moved = new Set(addresses.map((address) => map.earlier.get(address)));
  const fresh = [...now].filter((route) => !addresses.includes(route) && !moved.has(route));
  const lost = addresses.filter(
    (address) => !now.has(pageNow(address, map)) && !map.redirects.has(address),
  );
  return [
    ...problems,
    ...lost.map((address): Problem => {
      const isHidden = map.hidden.has(pageNow(address, map));
      const heir = isHidden ? undefined : successor(address, fresh);
      const article = files.find(({ route, kind }) => route === heir && kind === 'blog');
      return article ? renamed(address, article) : gone(address, heir, isHidden, map.files);
    }),
  ];
}

/**
 * Adds today's addresses to the record and removes none.
 * @returns the addresses that were new
 */
export function recordAddresses({ map, siteDir }: Site): string[] {
  const { addresses } = recorded(map.files);
  const fresh = published(map).filter((route) => !addresses.includes(route));
  const all = [...addresses, ...fresh].sort();
  writeFileSync(path.join(siteDir, FILE), `${JSON.stringify(all, null, 2)}\n`);
  return fresh;
}

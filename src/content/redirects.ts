import type { Redirect } from '../data/schema';
import { siteDay } from '../lib/site-day';
import { addressNow, earlierAddresses, type Earlier } from './earlier';
import { isPreview, publishedFrom } from './publication';
import { readData } from './read-data';
import { filesOf } from './site-files';

/** True if the build includes an article, by its front matter. */
const isBuilt = ({ draft, date }: Readonly<Record<string, unknown>>): boolean =>
  isPreview() || publishedFrom({ draft: draft === true, date: String(date) }) <= siteDay();

/**
 * All old addresses of a site with their destinations, including those of unpublished articles, so that links to one
 * lead straight to its destination.
 *
 * @throws ContentError when the file is missing or is not JSON
 */
export const oldAddresses = (siteDir: string): Earlier =>
  new Map([
    ...siteRedirects(siteDir).map(({ from, to }) => [from, to] as const),
    ...earlierAddresses(filesOf(siteDir)),
  ]);

/**
 * The redirects of a site: those in `redirects.json`, and the earlier addresses of articles in this build.
 *
 * @throws ContentError when the file is missing or is not JSON
 */
export function siteRedirects(siteDir: string): Redirect[] {
  const files = filesOf(siteDir);
  const earlier = earlierAddresses(files);
  const listed = readData(files, 'redirects') as Redirect[];
  return [
    ...listed.map(({ from, to }) => ({ from, to: addressNow(to, earlier) })),
    ...[...earlierAddresses(files, isBuilt)].map(([from, to]) => ({ from, to })),
  ];
}

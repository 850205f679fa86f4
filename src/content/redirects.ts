import type { Redirect } from '../data/schema';
import { siteDay } from '../lib/site-day';
import { addressNow, earlierAddresses, type Earlier } from './earlier';
import { isPreview, publishedFrom } from './publication';
import { readData } from './read-data';
import { filesOf } from './site-files';

/** Whether a build has an article, by the lines at its top. */
const isBuilt = ({ draft, date }: Readonly<Record<string, unknown>>): boolean =>
  isPreview() || publishedFrom({ draft: draft === true, date: String(date) }) <= siteDay();

/**
 * All old addresses of a site, those of articles that are not published too: links that name one lead on at once.
 *
 * @throws ContentError when the file is missing or is not JSON
 */
export const oldAddresses = (siteDir: string): Earlier =>
  new Map([
    ...siteRedirects(siteDir).map(({ from, to }) => [from, to] as const),
    ...earlierAddresses(filesOf(siteDir)),
  ]);

/**
 * The old addresses of a site and where each leads: those of `redirects.json`, and the earlier ones of articles.
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

import { listFiles } from './check/files';
import { articleSlug } from './check/routes';
import type { SiteFiles } from './site-files';
import { topLines } from './top-lines';

/** Earlier addresses of articles, and where each article is now. */
export type Earlier = ReadonlyMap<string, string>;

const ARTICLES = '/blog/';

const addressOf = (slug: string): string => `${ARTICLES}${slug}`;

/**
 * The earlier addresses that articles name at their tops.
 *
 * @param counts whether those of an article count, by the lines at its top
 */
export function earlierAddresses(
  files: SiteFiles,
  counts: (top: Readonly<Record<string, unknown>>) => boolean = () => true,
): Earlier {
  const articles = listFiles(files, 'blog').filter((file) => file.endsWith('.md'));
  return new Map(
    articles.flatMap((file) => {
      const top = topLines(files.text(file) ?? '');
      const { slug, earlier_addresses: earlier } = top;
      if (!Array.isArray(earlier) || !counts(top)) return [];
      const now = addressOf(articleSlug(file, typeof slug === 'string' ? slug : undefined));
      return earlier.map((old): [string, string] => [addressOf(String(old)), now]);
    }),
  );
}

/** An address of the site as it is today: that of an article which had another one, or the same. */
export function addressNow(address: string, earlier: Earlier): string {
  const [, page = '', part = ''] = /^([^#?]*?)\/?([#?].*)?$/.exec(address) ?? [];
  const now = earlier.get(page);
  if (now === undefined) return address;
  return now.includes('#') ? now : `${now}${part}`;
}

/** The slug that an article has today. @param slug of today, or one that it had before */
export const slugNow = (slug: string, earlier: Earlier): string =>
  addressNow(addressOf(slug), earlier).slice(ARTICLES.length);

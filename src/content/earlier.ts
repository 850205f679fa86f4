import { listFiles } from './check/files';
import { articleSlug } from './check/routes';
import type { SiteFiles } from './site-files';
import { topLines } from './top-lines';

/** Earlier addresses of articles, each with the current address of its article. */
export type Earlier = ReadonlyMap<string, string>;

const ARTICLES = '/blog/';

const addressOf = (slug: string): string => `${ARTICLES}${slug}`;

/**
 * The earlier addresses in the front matter of all articles.
 *
 * @param counts whether to include an article, by its front matter
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

/** The current address for a link: that of the article which had this one before, or the address unchanged. */
export function addressNow(address: string, earlier: Earlier): string {
  const [, page = '', part = ''] = /^([^#?]*?)\/?([#?].*)?$/.exec(address) ?? [];
  const now = earlier.get(page);
  if (now === undefined) return address;
  return now.includes('#') ? now : `${now}${part}`;
}

/**
 * The current slug of an article.
 * @param slug current or earlier
 */
export const slugNow = (slug: string, earlier: Earlier): string =>
  addressNow(addressOf(slug), earlier).slice(ARTICLES.length);

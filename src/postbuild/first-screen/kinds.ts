import type { PageName } from '../pages';

/** Groups of pages that share a layout, by path. All other pages form one more kind. */
const KINDS = [
  /^\/$/,
  /^\/services/,
  /^\/blog/,
  /^\/laws\//,
  /^\/tools/,
  /^\/(faqs|test-preparation|radon-laws)$/,
  /^\/(contact|scheduler|search)$/,
];

/**
 * The number of kinds. One more kind makes the inline styles smaller, and the policy, which is sent with every
 * response, longer by one hash per language.
 */
export const KIND_COUNT = KINDS.length + 1;

/**
 * The most pages to read per kind. Pages of a kind look alike, so these cover the needs of the rest, even of a thousand
 * articles.
 */
const READ_OF_A_KIND = 40;

/** The kind of a page, a number below {@link KIND_COUNT}. */
export function kindOf({ path }: Pick<PageName, 'path'>): number {
  const kind = KINDS.findIndex((pattern) => pattern.test(path));
  return kind < 0 ? KINDS.length : kind;
}

/** The pages of each kind to read, by kind. */
export function samples<Page extends Pick<PageName, 'path'>>(
  pages: readonly Page[],
): Map<number, Page[]> {
  const kinds = new Map<number, Page[]>();
  for (const page of pages) {
    const alike = kinds.get(kindOf(page)) ?? [];
    if (alike.length < READ_OF_A_KIND) kinds.set(kindOf(page), [...alike, page]);
  }
  return kinds;
}

import type { PageName } from '../pages';

/** Pages that share a layout, by their addresses; all others are of one kind more. */
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
 * How many kinds of pages there are. A kind more makes the style in its pages smaller and the policy, which every
 * answer brings, longer by a hash a language.
 */
export const KIND_COUNT = KINDS.length + 1;

/** Pages of a kind look alike: of a thousand articles, these say what the others need. */
const READ_OF_A_KIND = 40;

/** The kind of a page, a number below {@link KIND_COUNT}. */
export function kindOf({ path }: Pick<PageName, 'path'>): number {
  const kind = KINDS.findIndex((pattern) => pattern.test(path));
  return kind < 0 ? KINDS.length : kind;
}

/** The pages of each kind that say what the kind needs. */
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

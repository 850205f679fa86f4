/** An article of a series: its front matter has an `order`. */
export interface SeriesEntry {
  slug: string;
  /** Its path on the site, for example "/blog/lead-214". */
  path: string;
  title: string;
  /** Its position among its siblings; lower comes first. */
  order: number;
  /** The slug of its parent article; undefined at the top level. */
  parentSlug?: string;
}

export interface SeriesNeighbors {
  previous?: SeriesEntry;
  next?: SeriesEntry;
}

/**
 * The articles before and after one in its series: the siblings with the nearest lower and the nearest higher order.
 * Siblings have the same parent; articles at the top level are siblings of each other.
 *
 * @param entries all articles of series, in any order
 * @param slug the current article; one outside every series has no neighbors
 */
export function seriesNeighbors(entries: readonly SeriesEntry[], slug: string): SeriesNeighbors {
  const current = entries.find((entry) => entry.slug === slug);
  if (!current) return {};
  const siblings = entries
    .filter(({ parentSlug }) => parentSlug === current.parentSlug)
    .sort((a, b) => a.order - b.order);
  return {
    previous: siblings.findLast(({ order }) => order < current.order),
    next: siblings.find(({ order }) => order > current.order),
  };
}

/**
 * The parent of an article, to which its back button leads.
 *
 * @param entries all articles of series, in any order
 * @param slug the current article
 * @returns the parent, or undefined if the back button leads to the list of all articles
 * @throws Error if the article names a parent that is in no series
 */
export function seriesParent(
  entries: readonly SeriesEntry[],
  slug: string,
): SeriesEntry | undefined {
  const parentSlug = entries.find((entry) => entry.slug === slug)?.parentSlug;
  if (parentSlug === undefined) return undefined;
  const parent = entries.find((entry) => entry.slug === parentSlug);
  if (!parent) {
    throw new Error(
      `The article "${slug}" has the parentSlug "${parentSlug}", but no article with an order has that slug.`,
    );
  }
  return parent;
}

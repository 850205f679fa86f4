/** An article that belongs to a series: its front matter has an `order`. */
export interface SeriesEntry {
  slug: string;
  /** Its address on the site, such as "/blog/lead-214". */
  path: string;
  title: string;
  /** Its place among its siblings; lower comes first. */
  order: number;
  /** The slug of the article it belongs to; none for an article of the top level. */
  parentSlug?: string;
}

export interface SeriesNeighbors {
  previous?: SeriesEntry;
  next?: SeriesEntry;
}

/**
 * The articles before and after one in its series: next is the sibling with the next higher order, previous
 * the one with the nearest lower order. Siblings have the same parent; articles of the top level are
 * siblings of each other.
 *
 * @param entries all articles that belong to a series, in any order
 * @param slug the article that is read; one outside every series has no neighbors
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
 * The article that one belongs to, to which its back button leads.
 *
 * @param entries all articles that belong to a series, in any order
 * @param slug the article that is read
 * @returns the parent, or undefined where the way back is the list of all articles
 * @throws Error when the article names a parent that is in no series
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

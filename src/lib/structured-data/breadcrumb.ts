import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absoluteUrl } from './absolute-url';

/** A step on the way from the home page to a page. */
export interface Crumb {
  name: string;
  /** A path on this site, for example "/blog". */
  path: string;
}

/**
 * The breadcrumb of a page as structured data: https://schema.org/BreadcrumbList
 *
 * @param crumbs from the home page to the page itself
 */
export function breadcrumbData(crumbs: readonly Crumb[]): WithContext<BreadcrumbList> {
  return {
    '@context': 'https://schema.org',
    '@type': 'BreadcrumbList',
    itemListElement: crumbs.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: absoluteUrl(path),
    })),
  };
}

import type { BreadcrumbList, WithContext } from 'schema-dts';
import { absoluteUrl } from './absolute-url';

/** One step on the way from the home page to a page. */
export interface Crumb {
  name: string;
  /** An address on this site, such as "/blog". */
  path: string;
}

/**
 * The way to a page as search engines read it.
 *
 * @param crumbs from the home page to the page itself, in this order
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

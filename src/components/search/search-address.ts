import { withBase } from '@site/src/lib/base';

/** Returns the path of the search page for a query, without the base of the language. */
export function searchPath(query: string): string {
  const words = query.trim();
  return words === '' ? '/search' : `/search?${new URLSearchParams({ q: words }).toString()}`;
}

/** Returns the address of the search page for a query, with the base of the page's language. */
export function searchAddress(query: string): string {
  return withBase(searchPath(query));
}

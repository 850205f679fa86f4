import { withBase } from '@site/src/lib/base';

/** The path of the search page for a query, as English has it. */
export function searchPath(query: string): string {
  const words = query.trim();
  return words === '' ? '/search' : `/search?${new URLSearchParams({ q: words }).toString()}`;
}

/** The address of the search page for a query, to share. */
export function searchAddress(query: string): string {
  return withBase(searchPath(query));
}

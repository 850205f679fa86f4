import { withBase } from '@site/src/lib/base';

/** The address of the search page for a query, to share. */
export function searchAddress(query: string): string {
  const words = query.trim();
  const page = withBase('/search');
  return words === '' ? page : `${page}?${new URLSearchParams({ q: words }).toString()}`;
}

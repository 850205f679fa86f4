/** The address of the search page for a query, to share. */
export function searchAddress(query: string): string {
  const words = query.trim();
  return words === '' ? '/search' : `/search?${new URLSearchParams({ q: words }).toString()}`;
}

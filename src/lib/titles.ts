/**
 * The title of a page in the browser's tab and in search results.
 *
 * @param title the page's own title; empty on a page that has none
 * @param brand the company name
 * @returns the title with the brand suffix, unless the title already contains the brand
 */
export function brandedTitle(title: string | undefined, brand: string): string {
  if (!title) return brand;
  return title.toLowerCase().includes(brand.toLowerCase()) ? title : `${title} | ${brand}`;
}

/**
 * The title of a page in the browser's tab and in search results.
 *
 * @param title the page's own title; empty or undefined if it has none
 * @param brand the company name
 * @returns the title with the brand as a suffix, unless the title already contains it
 */
export function brandedTitle(title: string | undefined, brand: string): string {
  if (!title) return brand;
  return title.toLowerCase().includes(brand.toLowerCase()) ? title : `${title} | ${brand}`;
}

/** In characters; search engines truncate a longer title. */
export const LONGEST_TITLE = 60;

/**
 * A page's own title with the places it serves, if they fit along with the brand.
 *
 * @param title what the page is about
 * @param places short names of the places, for example "MD, DC, VA"
 * @param brand the company name
 */
export function placedTitle(title: string, places: string, brand: string): string {
  const placed = `${title}: ${places}`;
  return brandedTitle(placed, brand).length <= LONGEST_TITLE ? placed : title;
}

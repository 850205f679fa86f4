import { isLink } from '../head';
import { NOT_FOUND, UnreadablePage, type Edit } from '../pages';

/**
 * Removes the address from the 404 page. It appears at any address and has none of its own, which a canonical link and
 * alternates would claim.
 */
export const dropAddressOf404: Edit = (page) => {
  if (page.name !== NOT_FOUND) return page;
  const head = page.head.filter(
    (element) =>
      !isLink(element, 'canonical') &&
      !(isLink(element, 'alternate') && 'hreflang' in element.attributes) &&
      !/^og:(url|locale:alternate)$/.test(element.attributes['property'] ?? ''),
  );
  if (head.length === page.head.length) {
    throw new UnreadablePage(page, 'a canonical address in the head', 'edits/no-address.ts');
  }
  return { ...page, head };
};

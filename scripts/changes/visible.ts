import { load } from 'cheerio';
import { type Element, isTag, isText } from 'domhandler';

/** Elements within a sentence; the text of every other element is a piece of its own. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** Collects the text below an element in reading order, each piece by the block it belongs to. */
function gather(element: Element, block: Element, into: Map<Element, string>): void {
  for (const child of element.children) {
    if (isText(child)) into.set(block, (into.get(block) ?? '') + child.data);
    else if (isTag(child)) gather(child, INLINE.has(child.name) ? block : child, into);
  }
}

/**
 * Returns what visitors get of a page, piece by piece: title and description, each paragraph, cell and label, and the
 * numbers and addresses in links that call or write.
 *
 * @returns nothing if the page has no `main`, because it only redirects to another
 */
export function visibleParts(html: string): string[] {
  const $ = load(html);
  if ($('main').length === 0) return [];
  const parts = [$('title').text(), $('meta[name="description"]').attr('content') ?? ''];
  $('script, style, template, noscript, svg').remove();
  const blocks = new Map<Element, string>();
  for (const body of $('body').toArray()) gather(body, body, blocks);
  parts.push(...blocks.values());
  $('a[href^="tel:"], a[href^="mailto:"], a[href^="sms:"]').each((_, link) => {
    parts.push($(link).attr('href') ?? '');
  });
  return [...new Set(parts.map(spaced).filter(Boolean))];
}

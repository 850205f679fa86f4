import { load } from 'cheerio';
import { type AnyNode, type Element, isTag, isText } from 'domhandler';

/** Elements that run along in a sentence; the text of all others stands by itself. */
const INLINE = new Set(
  'a abbr b bdi bdo br cite code data dfn em i kbd mark q s samp small span strong sub sup time u var wbr'.split(
    ' ',
  ),
);

const spaced = (text: string): string => text.replace(/\s+/g, ' ').trim();

/** The element that a piece of text reads as a part of. */
function blockOf(node: AnyNode): Element | undefined {
  let parent = node.parent;
  while (parent && isTag(parent) && INLINE.has(parent.name)) parent = parent.parent;
  return parent && isTag(parent) ? parent : undefined;
}

/**
 * What visitors get of a page, piece by piece: title and description, each paragraph, cell and label, and the numbers
 * and addresses that links dial. @returns nothing where the page only sends on to another
 */
export function visibleParts(html: string): string[] {
  const $ = load(html);
  if ($('main').length === 0) return [];
  const parts = [$('title').text(), $('meta[name="description"]').attr('content') ?? ''];
  $('script, style, template, noscript, svg').remove();
  const blocks = new Set<Element>();
  $('body *')
    .addBack()
    .contents()
    .each((_, node) => {
      if (!isText(node) || node.data.trim() === '') return;
      const block = blockOf(node);
      if (block) blocks.add(block);
    });
  for (const block of blocks) parts.push($(block).text());
  $('a[href^="tel:"], a[href^="mailto:"], a[href^="sms:"]').each((_, link) => {
    parts.push($(link).attr('href') ?? '');
  });
  return [...new Set(parts.map(spaced).filter(Boolean))];
}

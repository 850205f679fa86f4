import type { CheerioAPI } from 'cheerio';
import { isTag, type Element } from 'domhandler';
import { printElement } from './markup';

/** An element of a page's head; or, with the tag `''`, whatever stands between two. */
export interface HeadElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** What stands between its tags, as typed. */
  inner: string;
  /** The whole of it, as it is printed. */
  source: string;
}

type TagPlaces = Partial<Record<'startTag' | 'endTag', { startOffset: number; endOffset: number }>>;

/** A head, and where in the page it begins and ends, its own tags left out. */
export interface Head {
  elements: HeadElement[];
  start: number;
  end: number;
}

/**
 * Takes a head apart. Printed one after the other, the sources of its elements are what was read, byte for byte.
 *
 * @param html the page
 * @param $ the same page, parsed with the places of its elements
 * @returns undefined for a page that does not write `<head>` and `</head>` out
 */
export function readHead(html: string, $: CheerioAPI): Head | undefined {
  const head = $('head').get(0);
  const { startTag, endTag } = head ? tagsOf(head) : {};
  if (!head || !startTag || !endTag) return undefined;
  const elements: HeadElement[] = [];
  let at = startTag.endOffset;
  const skipTo = (offset: number): void => {
    if (offset > at) elements.push(between(html.slice(at, offset)));
    at = offset;
  };
  for (const child of head.children) {
    const place = child.sourceCodeLocation;
    if (!isTag(child) || !place) continue;
    skipTo(place.startOffset);
    at = place.endOffset;
    const { startTag: opening, endTag: closing } = tagsOf(child);
    const inner = closing ? html.slice(opening?.endOffset, closing.startOffset) : '';
    const source = html.slice(place.startOffset, place.endOffset);
    elements.push({ tag: child.tagName, attributes: child.attribs, inner, source });
  }
  skipTo(endTag.startOffset);
  return { elements, start: startTag.endOffset, end: endTag.startOffset };
}

/** Where the tags of an element stand, which only elements written with both have. */
function tagsOf({ sourceCodeLocation: place }: Element): TagPlaces {
  return place && 'startTag' in place ? place : {};
}

function between(source: string): HeadElement {
  return { tag: '', attributes: {}, inner: '', source };
}

/** A new element for a head; also an element of it with other attributes. */
export function headElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  inner = '',
): HeadElement {
  return { tag, attributes, inner, source: printElement(tag, attributes, inner) };
}

/** Whether an element is a link of a relation such as `stylesheet`. */
export function isLink({ tag, attributes }: HeadElement, relation: string): boolean {
  return tag === 'link' && (attributes['rel'] ?? '').split(/\s+/).includes(relation);
}

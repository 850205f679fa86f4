import type { CheerioAPI } from 'cheerio';
import { isTag, type Element } from 'domhandler';
import { printElement } from './markup';

/** An element of a page's head, or with the tag `''` the text between two elements. */
export interface HeadElement {
  tag: string;
  attributes: Readonly<Record<string, string>>;
  /** The markup between its tags, as it was read. */
  inner: string;
  /** Its whole markup, as it will be printed. */
  source: string;
}

type TagPlaces = Partial<Record<'startTag' | 'endTag', { startOffset: number; endOffset: number }>>;

/** A head, and the offsets in the page at which its contents start and end. */
export interface Head {
  elements: HeadElement[];
  start: number;
  end: number;
}

/**
 * Splits a head into its elements. Joined, their sources give the text that was read, byte for byte.
 *
 * @param html the page
 * @param $ the same page, parsed with source locations
 * @returns undefined if the page does not have explicit `<head>` and `</head>` tags
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

/** The locations of an element's tags; empty unless both tags are explicit. */
function tagsOf({ sourceCodeLocation: place }: Element): TagPlaces {
  return place && 'startTag' in place ? place : {};
}

function between(source: string): HeadElement {
  return { tag: '', attributes: {}, inner: '', source };
}

/** Makes a new element for a head, or a copy of an element with other attributes. */
export function headElement(
  tag: string,
  attributes: Readonly<Record<string, string>>,
  inner = '',
): HeadElement {
  return { tag, attributes, inner, source: printElement(tag, attributes, inner) };
}

/** True if an element is a link with a relation such as `stylesheet`. */
export function isLink({ tag, attributes }: HeadElement, relation: string): boolean {
  return tag === 'link' && (attributes['rel'] ?? '').split(/\s+/).includes(relation);
}

import { withBase } from '@site/src/lib/base';
import type { Piece } from '@site/src/search/marked';
import type { Hit } from '@site/src/search/hit';
import { element } from './element';
import styles from '../SearchResults.module.css';

/** Returns a result as an ordinary link: its heading, the fact that answers if there is one, and the excerpt. */
export function resultLink(
  hit: Hit,
  attributes: Readonly<Record<string, string>> = {},
): HTMLAnchorElement {
  const link = element(
    'a',
    { ...attributes, href: withBase(hit.url), class: styles.result },
    element('b', {}, ...hit.heading.map(shown)),
    ...(hit.answer ? [element('strong', { class: styles.answer }, hit.answer)] : []),
    element('span', {}, ...hit.excerpt.map(shown)),
  );
  RESULTS.set(link, hit);
  return link;
}

/** The result of each link. */
const RESULTS = new WeakMap<Element, Hit>();

/** Assigns new results to existing links that look the same, because further typing seldom changes what is found. */
export function renewLinks(links: Iterable<Element>, hits: readonly Hit[]): void {
  let at = 0;
  for (const link of links) {
    const hit = hits[at];
    if (hit) RESULTS.set(link, hit);
    at += 1;
  }
}

/** Returns what is visible of results, as a key for comparison. */
export const lookOf = (hits: readonly Hit[]): string =>
  JSON.stringify(hits.map(({ url, heading, excerpt, answer }) => [url, heading, excerpt, answer]));

/** Returns the link that was clicked; null if there is none, or if a modifier key may open it elsewhere. */
export function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element ? event.target.closest('a') : null;
}

/** Returns the result of the link that was clicked, if it is one. */
export function resultOf(event: MouseEvent): Hit | undefined {
  const link = linkOf(event);
  return link ? RESULTS.get(link) : undefined;
}

// Marks as elements, the rest as plain text: links are only ever replaced whole, so no text needs an element of its
// own.
const shown = ({ text, marked }: Piece): Node | string =>
  marked ? element('mark', {}, text) : text;

import { withBase } from '@site/src/lib/base';
import type { Piece } from '@site/src/search/marked';
import type { Hit } from '@site/src/search/hit';
import { element } from './element';
import styles from '../SearchResults.module.css';

/** A heading that was found, with the sentence that answers: a link like any other. */
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

/** What a link was made for. */
const RESULTS = new WeakMap<Element, Hit>();

/** Links that stand already, for results that look the same as theirs: typing on seldom changes what is found. */
export function renewLinks(links: Iterable<Element>, hits: readonly Hit[]): void {
  let at = 0;
  for (const link of links) {
    const hit = hits[at];
    if (hit) RESULTS.set(link, hit);
    at += 1;
  }
}

/** What is to be seen of results. */
export const lookOf = (hits: readonly Hit[]): string =>
  JSON.stringify(hits.map(({ url, heading, excerpt, answer }) => [url, heading, excerpt, answer]));

/** The link that a click was on, if it leads there in this tab. */
export function linkOf(event: MouseEvent): HTMLAnchorElement | null {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return null;
  return event.target instanceof Element ? event.target.closest('a') : null;
}

/** The result of such a link. */
export function resultOf(event: MouseEvent): Hit | undefined {
  const link = linkOf(event);
  return link ? RESULTS.get(link) : undefined;
}

// The link is never changed, only replaced: its text needs no element to be found again by.
const shown = ({ text, marked }: Piece): Node | string =>
  marked ? element('mark', {}, text) : text;

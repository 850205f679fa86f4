import { withBase } from '@site/src/lib/base';
import type { Piece } from '@site/src/lib/search/excerpt';
import type { Hit } from '@site/src/lib/search/search';
import { element } from './element';
import styles from '../Search.module.css';

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

/** The result that a click was on, if it leads there in this tab. */
export function resultOf(event: MouseEvent): Hit | undefined {
  if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return undefined;
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  return link ? RESULTS.get(link) : undefined;
}

// The link is never changed, only replaced: its text needs no element to be found again by.
const shown = ({ text, marked }: Piece): Node | string =>
  marked ? element('mark', {}, text) : text;

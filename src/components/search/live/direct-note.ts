import { withBase } from '@site/src/lib/base';
import type { Direct, DirectFacts } from '@site/src/search/direct/direct';
import { waysOf } from '../direct-ways';
import { lineOf } from '../direct-words';
import { element } from './element';
import styles from '../Direct.module.css';

/**
 * Returns the direct answer to a town, a result, a day, a ZIP code, a role or a price.
 *
 * @param today as YYYY-MM-DD
 * @returns the sentence, and the elements that show it with its links
 */
export function directNote(
  direct: Direct,
  facts: Pick<DirectFacts, 'levels' | 'price'>,
  today: string,
): { line: string; shown: Element[] } {
  const line = lineOf(direct, facts, today);
  const ways = waysOf(direct, today).map(([text, path]) =>
    element('li', {}, element('a', { href: withBase(path) }, text)),
  );
  return {
    line,
    shown: [
      element('p', {}, element('b', {}, line)),
      element('ul', { class: styles.ways }, ...ways),
    ],
  };
}

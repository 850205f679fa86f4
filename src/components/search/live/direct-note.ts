import { withBase } from '@site/src/lib/base';
import type { Direct, DirectFacts } from '@site/src/search/direct/direct';
import { waysOf } from '../direct-ways';
import { lineOf } from '../direct-words';
import { element } from './element';
import styles from '../Direct.module.css';

/** What is said at once of a town, a result, a day or a price, and the links that follow. @param today as YYYY-MM-DD */
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

import type { Kind } from '@site/src/search/kinds';
import type { Hit } from '@site/src/search/hit';
import { kindName } from '../kind-names';
import { element } from './element';

/** Results of one page that follow each other. */
export interface Run {
  page: string;
  kind: Kind;
  hits: Hit[];
}

/** Results under the names of their pages, in their own order: a weak one is not lifted to a strong one of its page. */
export function runsOf(hits: readonly Hit[]): Run[] {
  const runs: Run[] = [];
  let path: string | undefined;
  for (const hit of hits) {
    const own = hit.url.split('#')[0];
    if (own !== path) runs.push({ page: hit.page, kind: hit.kind, hits: [] });
    runs.at(-1)?.hits.push(hit);
    path = own;
  }
  return runs;
}

/** What stands above a run: the name of its page, and what kind of page that is. */
export const nameOf = ({ page, kind }: Run): Element[] => [
  element('span', {}, page),
  element('small', {}, kindName(kind)),
];

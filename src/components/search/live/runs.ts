import type { Kind } from '@site/src/search/kinds';
import type { Hit } from '@site/src/search/hit';
import { kindName } from '../kind-names';
import { element } from './element';

/** Consecutive results of one page. */
export interface Run {
  page: string;
  kind: Kind;
  hits: Hit[];
}

/** Groups consecutive results by page, in their order: a weak result does not move up to a strong one of its page. */
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

/** Returns the heading of a run: the page's name and its kind. */
export const nameOf = ({ page, kind }: Run): Element[] => [
  element('span', {}, page),
  element('small', {}, kindName(kind)),
];

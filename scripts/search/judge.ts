import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Index } from '../../src/lib/search/index-of';
import { search } from '../../src/lib/search/search';

/** A query of a list, and the addresses that answer it; none when nothing on the site does. */
export interface Line {
  kind: string;
  query: string;
  answers: string[];
}

export interface Judged {
  line: Line;
  /** The place of the first right result, from 0; Infinity when there is none. */
  place: number;
  found: string[];
}

/** Where the lists and the kept texts are. */
export const LISTS = join(__dirname, '../../tests/search');

/**
 * The lists: one that may be tuned to; one that nobody reads, though its figures have been looked at while tuning; one
 * whose figures have not, either.
 */
export const NAMES = ['tuned', 'known', 'blind'] as const;
export type ListName = (typeof NAMES)[number];

/** The queries of a list: kind, query and answers, parted by tabs. */
export function readList(name: ListName): Line[] {
  const [, ...lines] = readFileSync(join(LISTS, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n');
  return lines.map((line) => {
    const [kind = '', query = '', answers = ''] = line.split('\t');
    return { kind, query, answers: answers === 'NONE' ? [] : answers.split(' ') };
  });
}

/** Searches for a query and looks for its answer. Where there is none, finding nothing is right. */
export function judge(index: Index, line: Line): Judged {
  const found = search(index, line.query, Infinity).hits.map(({ url }) => url);
  const right =
    line.answers.length === 0
      ? found.length > 0
        ? -1
        : 0
      : found.findIndex((url) => line.answers.some((answer) => leadsTo(url, answer)));
  return { line, found, place: right < 0 ? Infinity : right };
}

/** An address without a part of the page stands for all parts of it. */
const leadsTo = (found: string, answer: string): boolean =>
  found === answer || (!answer.includes('#') && found.split('#')[0] === answer);

/** How often the answer came first and among the first three, for each kind and for all. */
export function sharesByKind(
  judged: readonly Judged[],
): { kind: string; queries: number; first: number; three: number }[] {
  const kinds = [...new Set(judged.map(({ line }) => line.kind))];
  return ['all', ...kinds].map((kind) => {
    const own = judged.filter(({ line }) => kind === 'all' || line.kind === kind);
    const share = (most: number): number =>
      own.filter(({ place }) => place < most).length / own.length;
    return { kind, queries: own.length, first: share(1), three: share(3) };
  });
}

import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Index } from '../../src/search/index-of';
import { inEach } from '../../src/languages/all-locales';
import { DEFAULT_LOCALE } from '../../src/languages/locales';
import { search, type Outcome } from '../../src/search/search';
import { LANGUAGES, type Language } from '../../src/search/stems';

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

const FOLDER = join(__dirname, '../../tests/search');

/**
 * The lists that are asked of the pages in each language. `known` is one that nobody reads, though its figures have
 * been looked at while tuning; nor does anybody read `blind` and `unseen`; `fresh` nobody has tuned to; of `visitors`
 * the misses were read once. All others may be tuned to. Of the pages in Spanish and Portuguese the queries of that
 * language alone are asked.
 */
export const LISTS = inEach((language): readonly string[] => {
  const own = language === DEFAULT_LOCALE ? ['tuned'] : [language, 'fresh'];
  return [...own, 'known', 'blind', 'visitors', 'unseen'];
});

/** The languages that have lists; a new one has none yet. */
export const JUDGED = LANGUAGES.filter((language) =>
  LISTS[language].every((name) => existsSync(join(FOLDER, `${name}.tsv`))),
);

/** The queries of a list for the pages in a language: kind, query and answers, parted by tabs. */
export function readList(name: string, language: Language): Line[] {
  const [, ...lines] = readFileSync(join(FOLDER, `${name}.tsv`), 'utf8')
    .trim()
    .split('\n');
  const all = lines.map((line) => {
    const [kind = '', query = '', answers = ''] = line.split('\t');
    return { kind, query, answers: answers === 'NONE' ? [] : answers.split(' ') };
  });
  const isOwn = name === language || language === DEFAULT_LOCALE;
  return isOwn ? all : all.filter(({ kind }) => kind === language);
}

/** Searches for a query and looks for its answer. Where there is none, finding nothing is right. */
export const judge = (index: Index, line: Line): Judged =>
  judgeShown(search(index, line.query, Infinity), line);

/** Looks for the answer of a query in what is shown of it, below the tool that reads a result. */
export function judgeShown(outcome: Outcome | undefined, line: Line): Judged {
  const found = (outcome?.hits ?? []).map(({ url }) => url).filter((url) => !url.includes('?'));
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

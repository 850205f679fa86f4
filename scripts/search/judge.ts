import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Index } from '../../src/search/index-of';
import { inEach } from '../../src/languages/all-locales';
import { DEFAULT_LOCALE } from '../../src/languages/locales';
import { search, type Outcome } from '../../src/search/search';
import { LANGUAGES, type Language } from '../../src/search/stems';

/** A query of a list, and the addresses that answer it; empty if nothing on the site does. */
export interface Line {
  kind: string;
  query: string;
  answers: string[];
}

export interface Judged {
  line: Line;
  /** The rank of the first right result, from 0; Infinity if there is none. */
  place: number;
  found: string[];
}

const FOLDER = join(__dirname, '../../tests/search');

/**
 * The lists of queries for the pages in each language. Nobody reads `known`, `blind` and `unseen`, but the figures of
 * `known` were looked at while tuning; the misses of `visitors` were read once; nobody has tuned to `fresh`. All others
 * may be tuned to. For the Spanish and Portuguese pages, only the queries in that language are used.
 */
export const LISTS = inEach((language): readonly string[] => {
  const own = language === DEFAULT_LOCALE ? ['tuned'] : [language, 'fresh'];
  return [...own, 'known', 'blind', 'visitors', 'unseen'];
});

/** The languages that have lists; a new language has none yet. */
export const JUDGED = LANGUAGES.filter((language) =>
  LISTS[language].every((name) => existsSync(join(FOLDER, `${name}.tsv`))),
);

/** Reads the queries of a list for the pages in a language: kind, query and answers, separated by tabs. */
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

/** Searches for a query and looks for its answer. If it has none, finding nothing is right. */
export const judge = (index: Index, line: Line): Judged =>
  judgeShown(search(index, line.query, Infinity), line);

/** Looks for a query's answer in the results shown, ignoring links to the tool that reads a result. */
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

/** An address without a fragment stands for all parts of its page. */
const leadsTo = (found: string, answer: string): boolean =>
  found === answer || (!answer.includes('#') && found.split('#')[0] === answer);

/**
 * Returns how often the answer came first and among the first three, as shares from 0 to 1, for each kind and overall.
 */
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

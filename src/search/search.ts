import { answers } from './answers';
import type { Jurisdiction } from '../laws/jurisdictions';
import type { Meaning } from './corpus';
import { hitOf, withoutOtherNumbers, type Hit } from './hit';
import type { Index } from './index-of';
import { readQuery, type Query } from './query';
import { rank, type Ranked } from './rank';
import { answersRest, isStrange, restOf } from './rest';
import { withPhones } from './phone';
import { resultIn, toolFor } from './result-tool';
import { nearest, spaced } from './spelling';
import type { Language } from './stems';
import { wordsOf } from './words';
import { RANK } from './weights';

/** The answer to a query. */
export interface Outcome {
  /** The best first, at most as many as requested; empty if nothing on the site answers. */
  hits: Hit[];
  /** Number of all hits, shown or not. */
  count: number;
  /** Towns that the query names, each with the jurisdiction whose law applies. */
  towns: readonly { name: string; jurisdiction: Jurisdiction }[];
  /** The technical term that the query is. */
  meaning?: Meaning;
  /** Words that are nowhere on the site. */
  unknown: string[];
  /** Other spellings of the query to choose from, the best first; if one of them answers, the hits are for it. */
  offers: string[];
  /** The spelling that the hits are for, if it is not what was typed. */
  read?: string;
  /** The topic nearest to a query without an answer. */
  nearest?: Hit;
  /** The query in its own language, if that is not the language of the pages. */
  foreign?: { language: Language; query: string };
}

/**
 * Searches the site. If the query is a test result, the tool that reads it comes first.
 *
 * @param typed the query as typed
 * @param most how many hits to show
 * @param isTyping true if the last word may still grow
 */
export function search(index: Index, typed: string, most: number, isTyping = false): Outcome {
  const found = find(index, withPhones(index, typed), most, isTyping);
  const result = resultIn(typed);
  const tool = result === undefined ? undefined : toolFor(index, result);
  if (!tool) return found;
  return {
    ...found,
    hits: [tool, ...found.hits].slice(0, most),
    count: found.count + 1,
    unknown: [],
    offers: [],
  };
}

/** Ranks what answers the query, as it was typed or as it was probably meant. */
function find(index: Index, text: string, most: number, isTyping: boolean): Outcome {
  const query = readQuery(index, text, isTyping);
  const strange = typedOnce(query.terms.filter(isStrange));
  const readings = readingsOf(index, query);
  const spelled = spellings(text, readings)
    .map((read) => readAgain(index, read))
    .map(({ read, query: other }) => ({ read, query: other, ranked: rank(index, other) }));
  // Among words equally near, the one that fits the rest of the query comes first.
  const byScore = [...spelled].sort((a, b) => scoreOf(b.ranked) - scoreOf(a.ranked));
  const offers = byScore.map(({ read }) => read);
  const meant = byScore.find((one) => answering(index, one.query, one.ranked).length > 0);
  if (meant) {
    const unknown = strange.filter(
      (word) => !readings.some(({ typed }) => typed.split(' ').includes(word)),
    );
    return {
      ...outcome(index, meant.query, meant.ranked, most),
      unknown,
      offers,
      read: meant.read,
    };
  }
  const whole = outcome(index, query, rank(index, query), most);
  const rest = whole.count > 0 ? undefined : restOf(index, query);
  const part = rest && outcome(index, rest, rank(index, rest).filter(answersRest), most);
  const found = part && part.count > 0 ? part : whole;
  // All words of a subject of other sites are named, even one that has another sense on this site.
  const unknown =
    whole.count > 0
      ? strange
      : typedOnce(query.terms.filter((term) => isStrange(term) || term.elsewhere));
  const { language } = query;
  return {
    ...found,
    unknown,
    offers,
    ...(language !== index.corpus.language && { foreign: { language, query: text.trim() } }),
  };
}

/** A word of the query, and what may be meant by it. */
interface Reading {
  typed: string;
  words: string[];
}

/** Returns what may be meant by the words that are nowhere on the site. */
function readingsOf(index: Index, query: Query): Reading[] {
  const misspelled = typedOnce(query.terms.filter((term) => isStrange(term) && !term.elsewhere));
  return misspelled.flatMap((typed) => {
    const joined = joinedWith(index, query, typed);
    if (joined) return [joined];
    const apart = spaced(index, typed);
    const words = apart ? [apart] : nearest(index, typed, query.language);
    return words.length > 0 ? [{ typed, words }] : [];
  });
}

/**
 * Reads a query again with a word corrected: it may turn out to be in another language, in which another of its words
 * is unknown.
 */
function readAgain(index: Index, text: string): { read: string; query: Query } {
  const query = readQuery(index, text, false);
  const readings = query.terms
    .filter((term) => isStrange(term) && !term.elsewhere)
    .map(({ typed }) => ({ typed, words: nearest(index, typed, query.language) }));
  const [read = text] = spellings(text, readings);
  return read === text ? { read, query } : { read, query: readQuery(index, read, false) };
}

const typedOnce = (terms: Query['terms']): string[] => [
  ...new Set(terms.map(({ typed }) => typed)),
];

const scoreOf = ([best]: readonly Ranked[]): number => best?.score ?? 0;

/** Returns the results from the first that answers on: one before it may have more of the words, but in passing. */
function answering(index: Index, query: Query, ranked: readonly Ranked[]): readonly Ranked[] {
  const first = ranked.slice(0, RANK.mostPassed).findIndex((one) => answers(index, query, one));
  return first < 0 ? [] : ranked.slice(first);
}

/** Joins an unknown word with its neighbor if they are one word: "land lord". */
function joinedWith(index: Index, { terms }: Query, typed: string): Reading | undefined {
  for (const [i, { typed: after }] of terms.entries()) {
    const before = terms[i - 1]?.typed;
    if (before === undefined || (before !== typed && after !== typed)) continue;
    const word = spaced(index, before, after);
    if (word) return { typed: `${before} ${after}`, words: [word] };
  }
  return undefined;
}

/**
 * Returns the query with other spellings: one for each candidate of a single misspelled word, or one with the first
 * candidates of several.
 */
function spellings(text: string, readings: readonly Reading[]): string[] {
  const most = Math.max(0, ...readings.map(({ words }) => words.length));
  return Array.from({ length: readings.length === 1 ? most : Math.min(1, most) }, (_, i) =>
    readings.reduce((read, { typed, words }) => read.replace(typed, words[i] ?? typed), text),
  );
}

function outcome(
  index: Index,
  query: Query,
  ranked: readonly Ranked[],
  most: number,
): Omit<Outcome, 'unknown' | 'offers'> {
  const { towns } = query.places;
  const answered = answering(index, query, ranked);
  const [best] = answered;
  if (!best) {
    // A subject of other sites has no nearest topic: what shares a word with it would be nonsense.
    const [near] = query.subjects.length > 0 ? [] : rank(index, query);
    return { hits: [], count: 0, towns, ...(near && { nearest: hitOf(index, near, query) }) };
  }
  const shown = fewOfEachPage(answered.filter(isFirst));
  const told = withoutOtherNumbers(query);
  const hits = shown.slice(0, most).map((one, i) => hitOf(index, one, told, i === 0));
  const meaning = meaningOf(index, query);
  return { hits, count: shown.length, towns, ...(meaning && { meaning }) };
}

/** Returns what the glossary says if the query is one of its terms: "NRPP", "what is a half-life". */
function meaningOf({ corpus }: Index, { terms }: Query): Meaning | undefined {
  const meant = terms.filter(({ light }) => !light).map(({ form }) => form);
  const asked = meant.join(' ');
  const isAsked = (text: string): boolean =>
    wordsOf(text)
      .flatMap(({ forms }) => forms)
      .join(' ') === asked;
  return corpus.glossary.find(({ term, name }) => isAsked(term) || isAsked(name));
}

/** True if no better result says the same: a box may be on several pages. */
const isFirst = ({ section }: Ranked, at: number, ranked: readonly Ranked[]): boolean =>
  !ranked
    .slice(0, at)
    .some(
      (better) =>
        better.section.heading === section.heading &&
        better.section.blocks.join() === section.blocks.join(),
    );

function fewOfEachPage(ranked: readonly Ranked[]): Ranked[] {
  const counts = new Map<string, number>();
  return ranked.filter(({ section }) => {
    const page = section.url.split('#')[0] ?? '';
    const count = (counts.get(page) ?? 0) + 1;
    counts.set(page, count);
    return count <= RANK.mostOfAPage;
  });
}

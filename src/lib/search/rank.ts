import type { Section } from './corpus';
import { fits } from './fits';
import { LIGHT, rarity, type Index } from './index-of';
import { formsOf, type Subject } from './lists';
import type { Query, Term } from './query';
import type { Phrase } from './read-corpus';
import { termOf } from './stems';
import { wordsOf } from './words';

/** A section with what speaks for it. */
export interface Ranked {
  section: Section;
  score: number;
  /** The share of what the query means that stands in it, from 0 to 1. */
  covered: number;
  /** How alike the query is to a question that the section answers, from 0 to 1. */
  alike: number;
  /** The fact that answers that question. */
  answer?: string;
}

/** What the questions of a section count beside its words: the one most like the query, and the next three. */
const ASKED = 1.2;
const ASKED_TOO = [0.9, 0.6, 0.4];

/** What words that stand together add, and how many of the best are read for them. */
const TOGETHER = 0.3;
const READ_CLOSELY = 12;

/** What scores less than this share of the best is noise. */
const LEAST_SHARE = 0.2;

/** A query of which this share stands nowhere is about something else; a sentence has more words beside the point. */
const MOST_UNKNOWN = 0.4;
const MOST_UNKNOWN_OF_A_SENTENCE = 0.5;

/** In a language without pages only the words of questions are known, so an unknown one tells less. */
const MOST_UNKNOWN_ELSEWHERE = 0.75;

/** Below this share of the query a section does not answer it; a long one has more words beside the point. */
const LEAST_COVERED = 0.5;
const LEAST_OF_A_SENTENCE = 0.3;
const SENTENCE = { meant: 4, words: 6 };

/** Nor does it below this score, which has its words in passing. A single word, and all words, are content with less. */
const LEAST_SCORE = 0.4;
const WHOLE = 0.95;
const LEAST_OF_THE_WHOLE = 0.4;

/** Above this score it does, where all words are known: it is asked nearly the same. */
const ENOUGH = 0.6;

/** A section that lacks a good part of a short query answers it only where it is asked nearly the same. */
const MOST = 0.75;
const LEAST_OF_A_PART = 0.7;

/** The same for a query that names what the whole site is about: a term that so many sections have. */
const LEAST_ON_TOPIC = 0.19;
const TOPIC = 0.75;

/**
 * Ranks the sections for a query by how many of its telling words they have, how strongly, and whether they answer
 * a question like it. A query that names a subject of other sites finds the sections about that subject alone.
 */
export function rank(index: Index, query: Query): Ranked[] {
  const { sections } = index.corpus;
  const asked = likeQuestions(index, query);
  const meant = query.terms.filter(({ light, place }) => !light && !place);
  const counted = (meant.length > 0 ? meant : query.terms).filter(({ ways }) => ways.size > 0);
  const total = sum(query.terms.map(weigh));
  const needed = sum(counted.map(weigh));
  const scores = new Map<number, { words: number; covered: number }>();
  for (const term of query.terms) {
    const strongest = new Map<number, number>();
    for (const [way, share] of term.ways) {
      for (const [i, strength] of index.found.get(way) ?? []) {
        strongest.set(i, Math.max(strongest.get(i) ?? 0, strength * share));
      }
    }
    for (const [i, strength] of strongest) {
      const score = scores.get(i) ?? { words: 0, covered: 0 };
      score.words += (weigh(term) / total) * strength;
      if (counted.includes(term)) score.covered += weigh(term) / needed;
      scores.set(i, score);
    }
  }
  const subjects = query.subjects.map((subject) => about(index, subject));
  const ranked = [...scores].flatMap(([i, { words, covered }]) => {
    const section = sections[i];
    if (!section || !subjects.every((those) => those.has(i))) return [];
    const { alike = 0, phrase, more = 0 } = asked.get(i) ?? {};
    const score =
      (words * (0.3 + 0.7 * covered ** 2) + ASKED * alike ** 2 + more) *
      fits(index, query, i) *
      (index.priors[i] ?? 1);
    return [{ section, score, covered, alike, ...(phrase?.answer && { answer: phrase.answer }) }];
  });
  const byScore = (a: Ranked, b: Ranked): number =>
    b.score - a.score || (a.section.url < b.section.url ? -1 : 1);
  ranked.sort(byScore);
  const pairs = pairsOf(counted);
  for (const one of ranked.slice(0, READ_CLOSELY)) {
    one.score *= 1 + TOGETHER * together(index, one.section, pairs);
  }
  ranked.sort(byScore);
  const most = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= most * LEAST_SHARE);
}

/** Whether a section answers the query, rather than having some word of it. */
export function answers(
  index: Index,
  { terms, language }: Query,
  { covered, score }: Ranked,
): boolean {
  const meant = terms.filter(({ light, place }) => !light && !place);
  if (meant.length === 0) return true;
  const known = sum(meant.filter(({ ways }) => ways.size > 0).map(weigh)) / sum(meant.map(weigh));
  const isTopic = (way: string): boolean =>
    (index.found.get(way)?.size ?? 0) >= index.corpus.sections.length * TOPIC;
  if (meant.some(({ ways }) => [...ways.keys()].some(isTopic)))
    return covered * known >= LEAST_ON_TOPIC;
  const isOwn = language === index.corpus.language;
  const isSentence = meant.length >= SENTENCE.meant || terms.length >= SENTENCE.words;
  const least = isOwn && !isSentence ? LEAST_COVERED : LEAST_OF_A_SENTENCE;
  if (meant.length === 1) return known === 1;

  if (known === 1 && score >= ENOUGH) return true;
  const share = covered * known;
  const isPart = covered < MOST && !isSentence;
  const leastOfMany = isPart ? LEAST_OF_A_PART : LEAST_SCORE;
  const leastScore = share >= WHOLE ? LEAST_OF_THE_WHOLE : leastOfMany * known;
  const mostOfOwn = isSentence ? MOST_UNKNOWN_OF_A_SENTENCE : MOST_UNKNOWN;
  const most = isOwn ? mostOfOwn : MOST_UNKNOWN_ELSEWHERE;
  return known >= 1 - most && share >= least && score >= leastScore;
}

const weigh = ({ weight, light }: Term): number => weight * (light ? LIGHT : 1);
const sum = (values: readonly number[]): number => values.reduce((a, b) => a + b, 0);

type Ways = Term['ways'];

/** Words of the query that follow each other. */
const pairsOf = (terms: readonly Term[]): [Ways, Ways][] =>
  terms.slice(1).flatMap(({ ways }, i) => {
    const before = terms[i]?.ways;
    return before ? [[before, ways]] : [];
  });

/** The terms of a section one after the other, kept for the next letter that is typed. */
function termsOf({ corpus }: Index, section: Section): readonly string[] {
  const seen = TERMS.get(section);
  if (seen) return seen;
  const text = [section.heading, ...section.blocks].join('\n');
  const terms = wordsOf(text).flatMap(({ forms }) =>
    forms.map((form) => termOf(form, corpus.language)),
  );
  TERMS.set(section, terms);
  return terms;
}

const TERMS = new WeakMap<Section, readonly string[]>();

/** The share of these pairs that stand together in a section too, as in "equilibrium factor". */
function together(index: Index, section: Section, pairs: readonly [Ways, Ways][]): number {
  if (pairs.length === 0) return 0;
  const terms = termsOf(index, section);
  const found = pairs.filter(([first, second]) =>
    terms.some(
      (term, at) => first.has(term) && terms.slice(at + 1, at + 3).some((next) => second.has(next)),
    ),
  );
  return found.length / pairs.length;
}

/** The question most like the query. */
interface Likeness {
  alike: number;
  phrase: Phrase;
  /** What other questions of the section that are like it too add. */
  more: number;
}

/** How like the query the questions of each section are (Dice's measure over the weights of their words). */
function likeQuestions(index: Index, { terms }: Query): Map<number, Likeness> {
  // By number, not in a map: a common word stands in a thousand questions, and is asked for with each letter.
  const common = new Float64Array(index.phrases.length);
  const best = new Float64Array(index.phrases.length);
  const add = (phrase: number, weight: number): void => {
    common[phrase] = (common[phrase] ?? 0) + weight;
  };
  // What a phrase has of the query, of which each word counts as its best way.
  for (const term of terms) {
    const ways = [...term.ways].flatMap(([way, share]) => {
      const those = index.phrasesOf.get(way);
      return those ? [{ share, those }] : [];
    });
    for (const { share, those } of ways) {
      for (const i of those) if (share > (best[i] ?? 0)) best[i] = share;
    }
    for (const { those } of ways) {
      for (const i of those) {
        add(i, weigh(term) * (best[i] ?? 0));
        best[i] = 0;
      }
    }
  }
  // What the query has of a phrase.
  for (const way of new Set(terms.flatMap((term) => [...term.ways.keys()]))) {
    const weight = rarity(index, way);
    for (const i of index.phrasesOf.get(way) ?? []) {
      add(i, index.phrases[i]?.terms.get(way) ? weight * LIGHT : weight);
    }
  }
  const asked = sum(terms.map(weigh));
  const found = new Map<number, { phrase: Phrase; most: number[] }>();
  // Nearly every question has a word without a meaning.
  const meant = new Set(
    terms.filter(({ light }) => !light).flatMap((term) => [...term.ways.keys()]),
  );
  for (const way of meant) {
    for (const i of index.phrasesOf.get(way) ?? []) {
      const phrase = index.phrases[i];
      const weight = common[i] ?? 0;
      // It has another of these words, and is counted already.
      if (!phrase || weight === 0) continue;
      common[i] = 0;
      const alike = weight / (phrase.weight + asked);
      const known = found.get(phrase.section);
      if (!known) found.set(phrase.section, { phrase, most: [alike] });
      else {
        if (alike > (known.most[0] ?? 0)) known.phrase = phrase;
        insert(known.most, alike);
      }
    }
  }
  return new Map(
    [...found].map(
      ([
        section,
        {
          phrase,
          most: [alike = 0, ...rest],
        },
      ]) => {
        const more = sum(ASKED_TOO.map((share, i) => share * (rest[i] ?? 0) ** 2));
        return [section, { alike, phrase, more }];
      },
    ),
  );
}

/** Keeps the most of what counts, the greatest first: a section has a hundred questions with a common word. */
function insert(most: number[], alike: number): void {
  let at = most.length;
  while (at > 0 && (most[at - 1] ?? 0) < alike) at -= 1;
  if (at > ASKED_TOO.length) return;
  most.splice(at, 0, alike);
  most.length = Math.min(most.length, ASKED_TOO.length + 1);
}

/** The sections that are about a subject: their heading, or a question that they answer, names it. */
function about({ phrases, phrasesOf }: Index, { words, term }: Subject): Set<number> {
  const named = words.map(singular);
  return new Set(
    (phrasesOf.get(term) ?? []).flatMap((i) => {
      const phrase = phrases[i];
      const forms = formsOf(phrase?.text ?? '').map(singular);
      const isNamed = forms.some((_, at) => named.every((word, j) => forms[at + j] === word));
      return phrase && isNamed ? [phrase.section] : [];
    }),
  );
}

/** "Movers" are no moves: beside its number a subject keeps its form. */
const singular = (form: string): string => form.replace(/(?<=..)s$/, '');

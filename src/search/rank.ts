import type { Section } from './corpus';
import { fits } from './fits';
import type { Index } from './index-of';
import { likeQuestions } from './likeness';
import { formsOf, type Subject } from './lists';
import type { Query, Term } from './query';
import { termOf } from './stems';
import { sum, weigh } from './weigh';
import { wordsOf } from './words';
import { RANK } from './weights';

/** A section with its score, and what the score is based on. */
export interface Ranked {
  section: Section;
  score: number;
  /** The share of the query's meaning that is in it, from 0 to 1. */
  covered: number;
  /** How like a question that the section answers the query is, from 0 to 1. */
  alike: number;
  /** The fact that answers that question. */
  answer?: string;
}

/**
 * Ranks the sections for a query, best first, by how many of its telling words they have, how strongly, and whether
 * they answer a question like it. A query that names a subject of other sites finds only sections about that subject.
 * Sections far below the best are left out.
 */
export function rank(index: Index, query: Query): Ranked[] {
  const { sections } = index.corpus;
  const asked = likeQuestions(index, query);
  const meant = query.terms.filter(({ light, place }) => !light && !place);
  const counted = (meant.length > 0 ? meant : query.terms).filter(({ ways }) => ways.size > 0);
  const { words, covered } = matchedIn(index, query, counted);
  const subjects = query.subjects.map((subject) => about(index, subject));
  const ranked = sections.flatMap((section, i): Ranked[] => {
    const own = words[i] ?? 0;
    if (own === 0 || !subjects.every((those) => those.has(i))) return [];
    const share = covered[i] ?? 0;
    const { alike = 0, phrase, more = 0 } = asked.get(i) ?? {};
    const score =
      (own * (RANK.uncovered + (1 - RANK.uncovered) * share ** 2) +
        RANK.asked * alike ** 2 +
        more) *
      fits(index, query, i) *
      (index.priors[i] ?? 1);
    const { answer } = phrase ?? {};
    return [{ section, score, covered: share, alike, ...(answer && { answer }) }];
  });
  const byScore = (a: Ranked, b: Ranked): number =>
    b.score - a.score || (a.section.url < b.section.url ? -1 : 1);
  ranked.sort(byScore);
  const pairs = pairsOf(counted);
  for (const one of ranked.slice(0, RANK.readClosely)) {
    one.score *= 1 + RANK.together * together(index, one.section, pairs);
  }
  ranked.sort(byScore);
  const most = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score >= most * RANK.leastShare);
}

/**
 * Returns by section index how strongly the words of a query are in it, and the share of the query's meaning that is.
 */
function matchedIn(
  { corpus, found }: Index,
  { terms }: Query,
  counted: readonly Term[],
): { words: Float64Array; covered: Float64Array } {
  const total = sum(terms.map(weigh));
  const needed = sum(counted.map(weigh));
  const words = new Float64Array(corpus.sections.length);
  const covered = new Float64Array(corpus.sections.length);
  for (const term of terms) {
    const strongest = new Float64Array(corpus.sections.length);
    for (const [way, share] of term.ways) {
      for (const [i, strength] of found.get(way) ?? []) {
        strongest[i] = Math.max(strongest[i] ?? 0, strength * share);
      }
    }
    const told = weigh(term) / total;
    const share = counted.includes(term) ? weigh(term) / needed : 0;
    strongest.forEach((strength, i) => {
      if (strength === 0) return;
      words[i] = (words[i] ?? 0) + told * strength;
      covered[i] = (covered[i] ?? 0) + share;
    });
  }
  return { words, covered };
}

type Ways = Term['ways'];

/** Returns the pairs of consecutive words of the query. */
const pairsOf = (terms: readonly Term[]): [Ways, Ways][] =>
  terms.slice(1).flatMap(({ ways }, i) => {
    const before = terms[i]?.ways;
    return before ? [[before, ways]] : [];
  });

/** Returns the terms of a section in order, cached for the next letter that is typed. */
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

/** Returns the share of these pairs that are also together in a section, as in "equilibrium factor". */
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

/** Returns the sections about a subject: their heading, or a question that they answer, names it. */
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

/** Removes only the plural "s": otherwise a subject keeps its form, because "movers" are not "moves". */
const singular = (form: string): string => form.replace(/(?<=..)s$/, '');

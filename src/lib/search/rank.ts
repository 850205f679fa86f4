import type { Match } from './pagefind';

/** A section with what all terms found in it. */
export interface Ranked {
  match: Match;
  score: number;
  /** How many of the terms stand in it. */
  terms: number;
  /** Places of all matched words. */
  words: Set<number>;
}

/** A word given for another counts less than the word itself. */
export const INSTEAD = 0.6;

/** A word without a meaning of its own counts for little. */
export const LIGHT = 0.3;

/** Matches of one term, with the share at which they count. */
export interface TermMatches {
  term: number;
  share: number;
  light: boolean;
  matches: readonly Match[];
}

/**
 * Merges what was found for each term: a section that holds more of the terms stands above one that holds
 * fewer but oftener, without a term that is missing hiding everything.
 */
export function rank(found: readonly TermMatches[]): Ranked[] {
  const sections = new Map<
    string,
    { match: Match; byTerm: Map<number, number>; words: Set<number> }
  >();
  for (const { term, share, light, matches } of found) {
    for (const match of matches) {
      const section = sections.get(match.id) ?? {
        match,
        byTerm: new Map<number, number>(),
        words: new Set<number>(),
      };
      sections.set(match.id, section);
      const best = Math.max(section.byTerm.get(term) ?? 0, match.score * share);
      section.byTerm.set(term, best);
      if (!light) match.words.forEach((place) => section.words.add(place));
    }
  }
  const counted = new Set(found.filter(({ light }) => !light).map(({ term }) => term));
  const ranked = [...sections.values()].map(({ match, byTerm, words }) => {
    const sum = [...byTerm.values()].reduce((a, b) => a + b, 0);
    const terms = [...byTerm.keys()].filter((term) => counted.has(term)).length;
    return { match, words, terms, score: sum * (terms / counted.size) ** 2 };
  });
  ranked.sort((a, b) => b.score - a.score || (a.match.id < b.match.id ? -1 : 1));
  const best = ranked[0]?.score ?? 0;
  return ranked.filter(({ score }) => score > 0 && score >= best * LEAST_SHARE);
}

/** What scores less than this share of the best is noise. */
const LEAST_SHARE = 0.12;

import { rarity, type Index } from './index-of';
import type { Query } from './query';
import type { Phrase } from './read-corpus';
import { sum, weigh } from './weigh';
import { RANK, RARITY } from './weights';

/** The question of a section that is most like the query. */
export interface Likeness {
  alike: number;
  phrase: Phrase;
  /** What similar questions of the section add to its score. */
  more: number;
}

/**
 * Returns how like the query the questions of each section are, by section index (Dice's coefficient over the weights
 * of their words).
 *
 * Everything is in flat arrays by index: a common word is in thousands of questions, and this runs with each letter
 * typed.
 */
export function likeQuestions(index: Index, { terms }: Query): Map<number, Likeness> {
  const { phrases, phrasesOf } = index;
  const common = inCommon(index, terms);
  const asked = sum(terms.map(weigh));
  const most = new Most(index.corpus.sections.length);
  // Light words are left out: nearly every question has one.
  const meant = new Set(
    terms.filter(({ light }) => !light).flatMap((term) => [...term.ways.keys()]),
  );
  for (const way of meant) {
    for (const i of phrasesOf.get(way) ?? []) {
      const phrase = phrases[i];
      const weight = common[i] ?? 0;
      // With a weight of 0 it has another of these words, and is already counted.
      if (!phrase || weight === 0) continue;
      common[i] = 0;
      most.add(phrase, weight / (phrase.weight + asked));
    }
  }
  return most.found;
}

/** Returns the weight that the query and each phrase have in common, counted from both sides. */
function inCommon(index: Index, terms: Query['terms']): Float64Array {
  const { phrases, phrasesOf } = index;
  const common = new Float64Array(phrases.length);
  const best = new Float64Array(phrases.length);
  const counted = new Set<string>();
  for (const term of terms) {
    const told = weigh(term);
    const ways = [...term.ways].flatMap(([way, share]) => {
      const those = phrasesOf.get(way);
      return those ? [{ way, share, those }] : [];
    });
    for (const { way, share, those } of ways) {
      // What the query has of a phrase; each way counts once.
      const own = counted.has(way)
        ? 0
        : rarity(index, way) * (index.light.has(way) ? RARITY.light : 1);
      counted.add(way);
      for (const i of those) {
        // What the phrase has of the query; each word counts as its best way.
        const more = told * Math.max(0, share - (best[i] ?? 0));
        common[i] = (common[i] ?? 0) + own + more;
        if (more > 0 && ways.length > 1) best[i] = share;
      }
    }
    if (ways.length > 1) best.fill(0);
  }
  return common;
}

/** Keeps the questions of each section that are most like the query; a section may have hundreds. */
class Most {
  readonly #phrases: (Phrase | undefined)[];
  /** Likeness of the best few of each section, highest first. */
  readonly #alike: Float64Array;

  constructor(sections: number) {
    this.#phrases = new Array<undefined>(sections).fill(undefined);
    this.#alike = new Float64Array(sections * KEPT);
  }

  add(phrase: Phrase, alike: number): void {
    const { section } = phrase;
    const start = section * KEPT;
    const first = this.#at(start);
    // On a tie a question with an answer wins: the heading may be the same question without one.
    if (alike > first || (alike === first && phrase.answer)) this.#phrases[section] = phrase;
    let at = start + KEPT;
    for (; at > start && this.#at(at - 1) < alike; at -= 1) {
      if (at < start + KEPT) this.#alike[at] = this.#at(at - 1);
    }
    if (at < start + KEPT) this.#alike[at] = alike;
  }

  get found(): Map<number, Likeness> {
    const found = new Map<number, Likeness>();
    this.#phrases.forEach((phrase, section) => {
      if (!phrase) return;
      const start = section * KEPT;
      const more = sum(RANK.askedToo.map((share, i) => share * this.#at(start + 1 + i) ** 2));
      found.set(section, { alike: this.#at(start), phrase, more });
    });
    return found;
  }

  #at(place: number): number {
    return this.#alike[place] ?? 0;
  }
}

/** Number of questions of a section that count. */
const KEPT = RANK.askedToo.length + 1;

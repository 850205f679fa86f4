import { rarity, type Index } from './index-of';
import type { Query } from './query';
import type { Phrase } from './read-corpus';
import { sum, weigh } from './weigh';
import { RANK, RARITY } from './weights';

/** The question most like the query. */
export interface Likeness {
  alike: number;
  phrase: Phrase;
  /** What other questions of the section that are like it too add. */
  more: number;
}

/**
 * How like the query the questions of each section are (Dice's measure over the weights of their words).
 *
 * Everything is kept by number in flat arrays: a common word stands in thousands of questions, and is asked for with
 * each letter.
 */
export function likeQuestions(index: Index, { terms }: Query): Map<number, Likeness> {
  const { phrases, phrasesOf } = index;
  const common = inCommon(index, terms);
  const asked = sum(terms.map(weigh));
  const most = new Most(index.corpus.sections.length);
  // Nearly every question has a word without a meaning.
  const meant = new Set(
    terms.filter(({ light }) => !light).flatMap((term) => [...term.ways.keys()]),
  );
  for (const way of meant) {
    for (const i of phrasesOf.get(way) ?? []) {
      const phrase = phrases[i];
      const weight = common[i] ?? 0;
      // It has another of these words, and is counted already.
      if (!phrase || weight === 0) continue;
      common[i] = 0;
      most.add(phrase, weight / (phrase.weight + asked));
    }
  }
  return most.found;
}

/** What the query and each phrase have of each other. */
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
      // What the query has of a phrase: each way once.
      const own = counted.has(way)
        ? 0
        : rarity(index, way) * (index.light.has(way) ? RARITY.light : 1);
      counted.add(way);
      for (const i of those) {
        // What the phrase has of the query: each word as its best way.
        const more = told * Math.max(0, share - (best[i] ?? 0));
        common[i] = (common[i] ?? 0) + own + more;
        if (more > 0 && ways.length > 1) best[i] = share;
      }
    }
    if (ways.length > 1) best.fill(0);
  }
  return common;
}

/** The questions of each section that are most like the query, of which a section may have hundreds. */
class Most {
  readonly #phrases: (Phrase | undefined)[];
  /** How alike the first few of each section are, the most first. */
  readonly #alike: Float64Array;

  constructor(sections: number) {
    this.#phrases = new Array<undefined>(sections).fill(undefined);
    this.#alike = new Float64Array(sections * KEPT);
  }

  add(phrase: Phrase, alike: number): void {
    const { section } = phrase;
    const start = section * KEPT;
    const first = this.#at(start);
    // Its heading may be the same question, without the fact that answers it.
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

/** How many questions of a section count. */
const KEPT = RANK.askedToo.length + 1;

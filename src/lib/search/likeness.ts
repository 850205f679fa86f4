import { LIGHT, rarity, type Index } from './index-of';
import type { Query } from './query';
import type { Phrase } from './read-corpus';
import { sum, weigh } from './weigh';

/** What the questions of a section count that come next after the one most like the query. */
const ASKED_TOO = [0.9, 0.6, 0.4];

/** The question most like the query. */
export interface Likeness {
  alike: number;
  phrase: Phrase;
  /** What other questions of the section that are like it too add. */
  more: number;
}

/** How like the query the questions of each section are (Dice's measure over the weights of their words). */
export function likeQuestions(index: Index, { terms }: Query): Map<number, Likeness> {
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
        const [most = 0] = known.most;
        // Its heading may be the same question, without the fact that answers it.
        if (alike > most || (alike === most && phrase.answer)) known.phrase = phrase;
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

import type { Jurisdiction } from '../laws/jurisdictions';
import type { Corpus } from './corpus';
import { lawsOf } from './laws-of';
import { elsewhereOf, placesOf, synonymsOf, type Instead, type Named, type Subject } from './lists';
import { priorsOf } from './priors';
import { readCorpus, type Phrase, type Read } from './read-corpus';
import { atOnce, inSlices } from './slices';
import { LANGUAGES, termOf, type Language } from './stems';
import { STOP_WORDS } from './word-lists';
import { RARITY } from './weights';

export interface Index {
  corpus: Corpus;
  /** Strength of each term, from 0 to 1, in the sections that have it, by their index. */
  found: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** How much each term tells: the rarer it is, the more. */
  rarities: ReadonlyMap<string, number>;
  /** Terms by the folded words of the texts, for a word that is being typed. */
  words: ReadonlyMap<string, ReadonlySet<string>>;
  /** Numbers in the texts, for example "4.0"; others are known only from questions. */
  stated: ReadonlySet<string>;
  /** The same words sorted, to find those that start with given letters. */
  ordered: readonly string[];
  /**
   * Words that a misspelled one may have meant, with their languages: those of headings and questions, synonyms and
   * places.
   */
  spelled: ReadonlyMap<string, ReadonlySet<Language>>;
  phrases: readonly Phrase[];
  /** Words that stand for others, by the language they are typed in and by their first word. */
  synonyms: Record<Language, ReadonlyMap<string, readonly Instead[]>>;
  /** Subjects of other sites, by their first word. */
  elsewhere: ReadonlyMap<string, readonly Subject[]>;
  /** Common words that the site lacks; they are no misspellings. */
  common: ReadonlySet<string>;
  /** Names of places, the longest first. */
  places: readonly Named[];
  /** The jurisdictions whose law each section is about, by its index. */
  laws: readonly (readonly Jurisdiction[])[];
  /** Factor of each section's score that does not depend on the query, by its index. */
  priors: readonly number[];
  /** Indexes of the phrases that have a term. */
  phrasesOf: ReadonlyMap<string, readonly number[]>;
  /** Terms without a meaning of their own. */
  light: ReadonlySet<string>;
}

/** Builds the index of the texts. */
export const buildIndex = (corpus: Corpus): Index => atOnce(indexing(corpus));

/** Builds it in slices, so that it does not hold up typing. */
export const buildIndexMeanwhile = (corpus: Corpus): Promise<Index> => inSlices(indexing(corpus));

/** Terms or phrases that are weighed in one step. */
const STEP = 200;

function* indexing(corpus: Corpus): Generator<void, Index> {
  const read = yield* readCorpus(corpus);
  const norms = normsOf(read.lengths);
  const found = new Map<string, ReadonlyMap<number, number>>();
  const rarities = new Map<string, number>();
  for (const [term, counts] of read.counts) {
    found.set(term, strengths(counts, norms));
    rarities.set(term, rarityIn(corpus.sections.length, spread(counts)));
    if (found.size % STEP === 0) yield;
  }
  const light = lightTerms();
  let step = 0;
  for (const [term, those] of read.phrasesOf) {
    const weight = (rarities.get(term) ?? 0) * (light.has(term) ? RARITY.light : 1);
    for (const i of those) {
      const phrase = read.phrases[i];
      if (phrase) phrase.weight += weight;
    }
    step += those.length;
    if (step < STEP) continue;
    step = 0;
    yield;
  }
  const elsewhere = yield* elsewhereOf(corpus);
  const synonyms = synonymsOf(corpus);
  yield;
  const ordered = [...read.words.keys()].sort();
  yield;
  return {
    corpus,
    found,
    rarities,
    words: read.words,
    stated: read.stated,
    ordered,
    spelled: read.spelled,
    phrases: read.phrases,
    phrasesOf: read.phrasesOf,
    light,
    synonyms,
    elsewhere,
    common: new Set(corpus.words),
    places: placesOf(corpus),
    laws: lawsOf(corpus),
    priors: priorsOf(corpus.sections),
  };
}

const lightTerms = (): Set<string> =>
  new Set(
    LANGUAGES.flatMap((language) =>
      [...STOP_WORDS[language]].map((word) => termOf(word, language)),
    ),
  );

/** Returns what a count is weighed against in each section: the longer the section, the less one word in it says. */
function normsOf(lengths: Read['lengths']): number[] {
  const average = Math.max(1, lengths.reduce((a, b) => a + b, 0) / lengths.length);
  return lengths.map((length) => (RARITY.saturation * length) / average);
}

function strengths(
  counts: ReadonlyMap<number, number>,
  norms: readonly number[],
): ReadonlyMap<number, number> {
  const found = new Map<number, number>();
  for (const [i, count] of counts) found.set(i, count / (count + (norms[i] ?? 1)));
  return found;
}

const rarityIn = (sections: number, those: number): number => Math.log(1 + sections / those);

/**
 * Returns among how many sections a term is spread (the exponential of its entropy). "cost" is in many, and yet it
 * tells, because most of it is in two: sections that have more of a term count for more.
 */
function spread(counts: ReadonlyMap<number, number>): number {
  if (counts.size === 1) return 1;
  let all = 0;
  let logs = 0;
  for (const count of counts.values()) {
    const share = count ** RARITY.massed;
    all += share;
    logs += share * Math.log(share);
  }
  return all / Math.exp(logs / all);
}

/** Returns how much a term tells; an unknown one tells as much as the rarest. */
export function rarity({ corpus, rarities }: Index, term: string): number {
  return rarities.get(term) ?? rarityIn(corpus.sections.length, 1);
}

/** Returns the words that start with these letters. */
export function begunWith({ ordered }: Index, letters: string): readonly string[] {
  let [low, high] = [0, ordered.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((ordered[middle] ?? '') < letters) low = middle + 1;
    else high = middle;
  }
  let end = low;
  while (ordered[end]?.startsWith(letters)) end += 1;
  return ordered.slice(low, end);
}

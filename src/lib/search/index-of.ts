import type { Corpus, Section } from './corpus';
import {
  elsewhereOf,
  formsOf,
  placesOf,
  synonymsOf,
  type Instead,
  type Named,
  type Subject,
} from './lists';
import { LANGUAGES, termOf, type Language } from './stems';
import { STOP_WORDS } from './stop-words';
import { wordsOf } from './words';

/** How much a word counts by where it stands. */
const WEIGHTS = { heading: 3, asked: 2, above: 0.8, text: 1, sources: 0.3 };

/** The share of a section's length in its score, and how soon more of the same word stops counting (BM25). */
const LENGTH = 0.5;
const SATURATION = 1.2;

/** What a word without a meaning of its own counts. */
export const LIGHT = 0.25;

/** A question as somebody asks it, or a heading, that one section answers. */
export interface Phrase {
  section: number;
  /** Its terms, and whether each has no meaning of its own. */
  terms: ReadonlyMap<string, boolean>;
  /** How much they tell together. */
  weight: number;
  answer?: string;
}

export interface Index {
  corpus: Corpus;
  /** How strongly each term stands in the sections that have it, from 0 to 1. */
  found: ReadonlyMap<string, ReadonlyMap<number, number>>;
  /** How much each term tells: the rarer, the more. */
  rarities: ReadonlyMap<string, number>;
  /** Words as they stand in texts, folded, to their terms: for a word that is being typed. */
  words: ReadonlyMap<string, ReadonlySet<string>>;
  /** Words of headings and questions, which a misspelled one may have meant. */
  spelled: ReadonlyMap<string, ReadonlySet<Language>>;
  phrases: readonly Phrase[];
  /** Words that stand for others, by the language they are typed in. */
  synonyms: Record<Language, readonly Instead[]>;
  /** Subjects of other sites, by their first word. */
  elsewhere: ReadonlyMap<string, readonly Subject[]>;
  /** Names of places, the longest first. */
  places: readonly Named[];
  /** The phrases that have a term. */
  phrasesOf: ReadonlyMap<string, readonly number[]>;
}

/** Builds what is searched from the texts: some milliseconds for some hundred sections. */
export function buildIndex(corpus: Corpus): Index {
  const counts = new Map<string, Map<number, number>>();
  const words = new Map<string, Set<string>>();
  const spelled = new Map<string, Set<Language>>();
  const phrases: Phrase[] = [];

  const read = (text: string, language: Language): Map<string, string[]> => {
    const terms = new Map<string, string[]>();
    for (const { forms } of wordsOf(text)) {
      for (const form of forms) {
        const term = termOf(form, language);
        into(words, form).add(term);
        const seen = terms.get(term);
        if (seen) seen.push(form);
        else terms.set(term, [form]);
      }
    }
    return terms;
  };
  const count = (section: number, terms: Map<string, string[]>, weight: number): void => {
    for (const [term, forms] of terms) {
      const sections = counts.get(term) ?? new Map<number, number>();
      counts.set(term, sections);
      sections.set(section, (sections.get(section) ?? 0) + weight * forms.length);
    }
  };
  const phrase = (
    section: number,
    text: string,
    language: Language,
    weight: number,
    answer?: string,
  ): void => {
    const read_ = read(text, language);
    count(section, read_, weight);
    const forms = [...read_.values()].flat().filter((form) => !/\d/.test(form));
    forms.forEach((form) => into(spelled, form).add(language));
    const terms = [...read_].map(
      ([term, [form = '']]) => [term, STOP_WORDS[language].has(form)] as const,
    );
    phrases.push({ section, terms: new Map(terms), weight: 0, ...(answer && { answer }) });
  };

  const own = corpus.language;
  const lengths = corpus.sections.map((section, i) => {
    phrase(i, section.heading, own, WEIGHTS.heading);
    section.asks?.forEach((text) => phrase(i, text, own, WEIGHTS.asked));
    section.above.forEach((text) => count(i, read(text, own), WEIGHTS.above));
    const text = read(section.blocks.join('\n'), own);
    count(i, text, isSources(section) ? WEIGHTS.sources : WEIGHTS.text);
    return text.size;
  });
  const places = new Map(corpus.sections.map(({ url }, i) => [url, i]));
  for (const { at, answer, ...asked } of corpus.asked) {
    const section = places.get(at);
    if (section === undefined) continue;
    for (const language of LANGUAGES) {
      asked[language]?.forEach((text) => phrase(section, text, language, WEIGHTS.asked, answer));
    }
  }
  // A word that stands for others may be misspelled too.
  for (const language of LANGUAGES) {
    for (const typed of Object.keys(corpus.synonyms[language])) {
      if (/^[a-z]{4,}$/.test(typed)) into(spelled, typed).add(language);
    }
  }
  // So may a town, which nobody has to ask a question about.
  for (const name of Object.keys(corpus.places.places)) {
    for (const form of formsOf(name)) if (form.length >= 5) into(spelled, form).add(own);
  }
  const rarities = raritiesOf(counts, corpus.sections.length);
  for (const one of phrases) {
    for (const [term, light] of one.terms) {
      one.weight += (rarities.get(term) ?? 0) * (light ? LIGHT : 1);
    }
  }
  return {
    corpus,
    found: strengths(counts, lengths),
    rarities,
    words,
    spelled,
    phrases,
    phrasesOf: byTerm(phrases),
    synonyms: synonymsOf(corpus),
    elsewhere: elsewhereOf(corpus),
    places: placesOf(corpus),
  };
}

function into<Of>(map: Map<string, Set<Of>>, key: string): Set<Of> {
  const known = map.get(key) ?? new Set<Of>();
  map.set(key, known);
  return known;
}

/** A list of sources names every place and law, and is seldom what somebody looks for. */
const isSources = ({ url }: Section): boolean => /#sources/.test(url);

function strengths(
  counts: ReadonlyMap<string, ReadonlyMap<number, number>>,
  lengths: readonly number[],
): Index['found'] {
  const average = Math.max(1, lengths.reduce((a, b) => a + b, 0) / Math.max(1, lengths.length));
  const norms = lengths.map((length) => SATURATION * (1 - LENGTH + (LENGTH * length) / average));
  return new Map(
    [...counts].map(([term, sections]) => [
      term,
      new Map([...sections].map(([i, count]) => [i, count / (count + (norms[i] ?? 1))])),
    ]),
  );
}

function byTerm(phrases: readonly Phrase[]): Map<string, number[]> {
  const found = new Map<string, number[]>();
  phrases.forEach(({ terms }, i) => {
    for (const term of terms.keys()) {
      const known = found.get(term);
      if (known) known.push(i);
      else found.set(term, [i]);
    }
  });
  return found;
}

const rarityIn = (sections: number, those: number): number => Math.log(1 + sections / those);

function raritiesOf(
  counts: ReadonlyMap<string, ReadonlyMap<number, number>>,
  sections: number,
): Map<string, number> {
  return new Map([...counts].map(([term, { size }]) => [term, rarityIn(sections, size)]));
}

/** How much a term tells; an unknown one tells as much as the rarest. */
export function rarity({ corpus, rarities }: Index, term: string): number {
  return rarities.get(term) ?? rarityIn(corpus.sections.length, 1);
}

import type { Corpus, Section } from './corpus';
import { formsOf } from './lists';
import { LANGUAGES, termOf, type Language } from './stems';
import { wordsOf } from './words';
import { PLACE } from './weights';

/** A heading, or a question as somebody asks it, that one section answers. */
export interface Phrase {
  section: number;
  text: string;
  /** How much its terms tell together. */
  weight: number;
  answer?: string;
}

/** What is in the texts, before it is weighed. */
export interface Read {
  /** Weighted count of each term in each section, by section index. */
  counts: Map<string, Map<number, number>>;
  /**
   * Number of terms in each section, with those of its questions: a section with many questions has nearly every word.
   */
  lengths: number[];
  words: Map<string, Set<string>>;
  /** Numbers in texts, as forms. */
  stated: Set<string>;
  spelled: Map<string, Set<Language>>;
  phrases: Phrase[];
  /** Indexes of the phrases that have a term. */
  phrasesOf: Map<string, number[]>;
}

/** Reads the words of all texts and questions; each step is a part of them. */
export function* readCorpus(corpus: Corpus): Generator<void, Read> {
  const read: Read = {
    counts: new Map(),
    lengths: [],
    words: new Map(),
    stated: new Set(),
    spelled: new Map(),
    phrases: [],
    phrasesOf: new Map(),
  };
  const own = corpus.language;
  for (const [i, section] of corpus.sections.entries()) {
    addPhrase(read, i, section.heading, own, PLACE.heading);
    section.asks?.forEach((text) => addPhrase(read, i, text, own, PLACE.asked));
    const above = section.url.includes('#') ? [section.page, ...section.above] : section.above;
    above.forEach((text) => count(read, i, termsOf(read, text, own), PLACE.above));
    const text = termsOf(read, section.blocks.join('\n'), own);
    for (const forms of text.values())
      for (const form of forms) if (/^\d/.test(form)) read.stated.add(form);
    count(read, i, text, isSources(section) ? PLACE.sources : PLACE.text);
    lengthen(read, i, text.size);
    yield;
  }
  const places = new Map(corpus.sections.map(({ url }, i) => [url, i]));
  for (const { at, answer, ...asked } of corpus.asked) {
    const section = places.get(at);
    if (section === undefined) continue;
    for (const language of LANGUAGES) {
      for (const text of asked[language] ?? []) {
        lengthen(read, section, addPhrase(read, section, text, language, PLACE.asked, answer));
      }
      yield;
    }
  }
  addSpelled(read, corpus);
  return read;
}

/** Adds words that may be misspelled to those of the texts. */
function addSpelled(read: Read, corpus: Corpus): void {
  // A synonym may be misspelled.
  for (const language of LANGUAGES) {
    for (const typed of Object.keys(corpus.synonyms[language])) {
      if (/^[a-z]{4,}$/.test(typed)) into(read.spelled, typed).add(language);
    }
  }
  // So may a town, even if no question names it.
  for (const name of Object.keys(corpus.places.places)) {
    for (const form of formsOf(name))
      if (form.length >= 5) into(read.spelled, form).add(corpus.language);
  }
}

/** Returns the terms of a text with the forms that stand for them, and adds the forms to `words`. */
function termsOf({ words }: Read, text: string, language: Language): Map<string, string[]> {
  const terms = new Map<string, string[]>();
  for (const { forms } of wordsOf(text)) {
    for (const form of forms) {
      const term = termOf(form, language);
      const seen = terms.get(term);
      if (seen) seen.push(form);
      else terms.set(term, [form]);
      into(words, form).add(term);
    }
  }
  return terms;
}

function count(
  { counts }: Read,
  section: number,
  terms: ReadonlyMap<string, readonly string[]>,
  weight: number,
): void {
  for (const [term, forms] of terms) {
    const sections = counts.get(term) ?? new Map<number, number>();
    counts.set(term, sections);
    sections.set(section, (sections.get(section) ?? 0) + weight * forms.length);
  }
}

/** Adds a heading or question of a section. @returns the number of its terms */
function addPhrase(
  read: Read,
  section: number,
  text: string,
  language: Language,
  weight: number,
  answer?: string,
): number {
  const found = termsOf(read, text, language);
  count(read, section, found, weight);
  const place = read.phrases.length;
  for (const [term, forms] of found) {
    const known = read.phrasesOf.get(term);
    if (known) known.push(place);
    else read.phrasesOf.set(term, [place]);
    for (const form of forms) if (!/\d/.test(form)) into(read.spelled, form).add(language);
  }
  read.phrases.push({ section, text, weight: 0, ...(answer && { answer }) });
  return found.size;
}

const lengthen = ({ lengths }: Read, section: number, terms: number): void => {
  lengths[section] = (lengths[section] ?? 0) + terms;
};

function into<Of>(map: Map<string, Set<Of>>, key: string): Set<Of> {
  const known = map.get(key) ?? new Set<Of>();
  map.set(key, known);
  return known;
}

/** True for a list of sources: it names every place and law, and is seldom what people look for. */
const isSources = ({ url }: Section): boolean => url.includes('#sources');

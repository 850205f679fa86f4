import { fold } from '../lib/fold';
import { inEach } from '../languages/all-locales';
import type { Corpus } from './corpus';
import { LANGUAGES, termOf, type Language } from './stems';
import { wordsOf } from './words';

/** The office's word lists, prepared for the index. */

/** Words, as forms, and the text that they stand for. */
export interface Instead {
  words: readonly string[];
  instead: string;
}

/** The name of a place, and the id of its jurisdiction. */
export interface Named {
  words: readonly string[];
  name: string;
  id: string;
}

/** A subject of other sites: its language, its words as forms, and the term of the first. */
export interface Subject {
  language: Language;
  words: readonly string[];
  term: string;
}

/** Returns the words of a text in the forms that are compared. */
export const formsOf = (text: string): string[] => wordsOf(text).flatMap(({ forms }) => forms);

/**
 * Returns the synonyms that staff keep, and the short and full names of the glossary for each other, by their first
 * word. In a language without pages a single word is also found by its term, so that its other forms count too.
 */
export function synonymsOf({
  synonyms,
  glossary,
  language,
}: Corpus): Record<Language, ReadonlyMap<string, readonly Instead[]>> {
  const names = glossary
    .filter(({ term, name }) => !fold(name).includes(fold(term)))
    .flatMap(({ term, name }) => [
      { words: formsOf(term), instead: name },
      { words: formsOf(name), instead: term },
    ]);
  const read = (one: Language): ReadonlyMap<string, readonly Instead[]> => {
    const found = new Map<string, Instead[]>();
    const add = (key: string, instead: Instead): void => {
      found.set(key, [...(found.get(key) ?? []), instead]);
    };
    for (const [typed, instead] of Object.entries(synonyms[one])) {
      const words = typed.split(' ');
      const [first = ''] = words;
      add(first, { words, instead });
      if (one !== language && words.length === 1) add(termOf(first, one), { words, instead });
    }
    if (one === language) for (const name of names) add(name.words[0] ?? '', name);
    return found;
  };
  return inEach(read);
}

/** Returns the subjects of other sites by their first word; each step is one letter of one language's list. */
export function* elsewhereOf({ elsewhere }: Corpus): Generator<void, Map<string, Subject[]>> {
  const found = new Map<string, Subject[]>();
  let letter = '';
  for (const language of LANGUAGES) {
    for (const subject of elsewhere[language]) {
      const words = formsOf(subject);
      const [first = ''] = words;
      const one = { language, words, term: termOf(first, language) };
      const known = found.get(first);
      if (known) known.push(one);
      else found.set(first, [one]);
      if (first.charAt(0) !== letter) yield;
      letter = first.charAt(0);
    }
  }
  return found;
}

/** Returns the names of places, the longest first. */
export function placesOf({ places }: Corpus): Named[] {
  return Object.entries(places.places)
    .map(([name, id]) => ({ name, id, words: formsOf(name) }))
    .sort((a, b) => b.words.length - a.words.length);
}

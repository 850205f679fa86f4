import { cognateOf } from './cognates';
import { begunWith, rarity, type Index } from './index-of';
import { SPOKEN } from './languages';
import type { Subject } from './lists';
import { findPlaces, type FoundPlaces } from './places';
import { languageOf } from './query-language';
import { termOf, type Language } from './stems';
import { COMMON_WORDS, RESULT_WORDS, STOP_WORDS } from './word-lists';
import { wordsOf } from './words';
import { QUERY, WAY } from './weights';

/** A word of a query. */
export interface Term {
  typed: string;
  /** The folded form that is compared. */
  form: string;
  /** Terms of the index that it may stand for, each with the share at which it counts. */
  ways: ReadonlyMap<string, number>;
  /** How much it tells, as {@link rarity}. */
  weight: number;
  /** True for a word without a meaning of its own. */
  light: boolean;
  /** True for a part of the name of a place. */
  place: boolean;
  /** True for a part of a subject of other sites. */
  elsewhere: boolean;
}

export interface Query {
  language: Language;
  terms: Term[];
  places: FoundPlaces;
  /** Subjects of other sites that it names. */
  subjects: readonly Subject[];
}

/** A number that is in no text is probably a test result; the synonyms have its words under this name. */
const NUMBER = '{number}';
const READING = /^\d{1,3}(\.\d+)?$/;

/** Results in water are far higher than in air, but only the unit shows that it is one. */
const WITH_UNIT = /^\d+(\.\d+)?$/;

/** A number before this is a test result, even if it is also in a text. */
const UNIT = /^(pci|pcil|pico\w*)$/;

/** A word of a query in one of its forms. */
interface Word {
  form: string;
  typed: string;
  /** True if it may still grow. */
  isLast: boolean;
}

/** The words of a query, and what they name together. */
interface Named {
  index: Index;
  language: Language;
  words: readonly Word[];
  places: FoundPlaces;
  subjects: ReturnType<typeof subjectsIn>;
  synonyms: ReturnType<typeof synonymsIn>;
}

/**
 * Reads a query.
 *
 * @param isTyping true if its last word may still grow
 */
export function readQuery(index: Index, text: string, isTyping: boolean): Query {
  // A query all in capitals is not a list of abbreviations.
  const isShouted = text.includes(' ') && text === text.toUpperCase();
  const all = wordsOf(isShouted ? text.toLowerCase() : text).slice(0, QUERY.mostWords);
  const words = all.flatMap(({ text: typed, forms: own }, i) =>
    own.map((form): Word => ({ form, typed, isLast: isTyping && i === all.length - 1 })),
  );
  const forms = words.map(({ form }) => form);
  const language = languageOf(index, forms, text);
  const places = placesIn(index, forms, language);
  const subjects = subjectsIn(index, forms, language);
  const synonyms = synonymsIn(index, forms, language);
  const named = { index, language, words, places, subjects, synonyms };
  const terms = words.map((word, at) => termAt(named, word, at));
  const isEmpty = terms.every(({ light }) => light);
  return {
    language,
    places,
    subjects: subjects.map(({ subject }) => subject),
    terms: isEmpty ? terms.map((term) => ({ ...term, light: false })) : terms,
  };
}

function termAt(named: Named, { form, typed, isLast }: Word, at: number): Term {
  const { index, language, places, subjects, synonyms } = named;
  const place = places.words.get(at);
  const ways = waysOf(index, form, language);
  if (ways.size === 0 && isLast && form.length >= QUERY.leastBeginning) {
    for (const word of begunWith(index, form)) {
      index.words.get(word)?.forEach((term) => ways.set(term, WAY.beginning));
    }
  }
  for (const [term, share] of insteadOf(named, form, at)) {
    if (!ways.has(term)) ways.set(term, share);
  }
  const own = [...ways].filter(([, share]) => share === 1).map(([term]) => term);
  const rare = (own.length > 0 ? own : [...ways.keys()]).map((term) => rarity(index, term));
  return {
    typed,
    form,
    ways,
    weight: rare.length > 0 ? Math.min(...rare) : rarity(index, ''),
    light:
      (STOP_WORDS[language].has(form) && !synonyms.has(at) && !place) ||
      (ways.size === 0 && COMMON_WORDS[language].has(form)) ||
      // "MD" after "Bethesda" adds nothing.
      (place !== undefined && !places.jurisdictions.includes(place)),
    place: place !== undefined,
    elsewhere: subjects.some(
      ({ at: from, subject }) => from <= at && at < from + subject.words.length,
    ),
  };
}

/** Returns the terms of the index that a word itself stands for, each with its share. */
function waysOf(index: Index, form: string, language: Language): Map<string, number> {
  const { language: ofPages } = index.corpus;
  const termsIn = (one: Language): string[] =>
    [termOf(form, one)].filter((term) => index.found.has(term));
  const own = termsIn(language);
  const pages = termsIn(ofPages);
  // In any other language only the exact word counts, or a cognate: the Spanish stem of "solar" is also that of "solo",
  // alone.
  if (own.length + pages.length === 0) {
    const known = index.words.get(form) ?? cognateOf(index, form, language);
    return new Map([...known].map((term) => [term, 1]));
  }
  // "¿Cuánto sale?" is not about a sale: a word that visitors of this language use counts less in that of the pages.
  const share = own.length > 0 && language !== ofPages ? WAY.namesake : 1;
  const sister = STOP_WORDS[language].has(form) ? undefined : SPOKEN[language].sister;
  return new Map([
    ...(sister ? termsIn(sister) : []).map((term) => [term, WAY.sister] as const),
    ...pages.map((term) => [term, share] as const),
    ...own.map((term) => [term, 1] as const),
  ]);
}

/**
 * Returns the terms that a word stands for because they mean the same: a result, a synonym, the law of a place. If a
 * term occurs twice, its first share counts.
 */
function insteadOf(named: Named, form: string, at: number): (readonly [string, number])[] {
  const { index, language, places, synonyms } = named;
  const saying = (text: string, share: number): (readonly [string, number])[] =>
    wordsOf(text)
      .flatMap(({ forms }) => forms.flatMap((one) => [...waysOf(index, one, language).keys()]))
      .map((term) => [term, share]);
  const place = places.words.get(at);
  return [
    ...(isReading(named, form, at)
      ? [
          ...saying(index.corpus.synonyms[language][NUMBER] ?? '', WAY.synonym),
          ...readingsLike(index, Number(form)),
        ]
      : []),
    ...(synonyms.get(at) ?? []).flatMap((word) => saying(word, WAY.synonym)),
    ...(place ? saying(place.find, WAY.jurisdiction) : []),
  ];
}

/** True if a word is a test result: by its unit, as a number that no text has, or at the end after "result". */
function isReading({ index, words }: Named, form: string, at: number): boolean {
  if (WITH_UNIT.test(form) && UNIT.test(words[at + 1]?.form ?? '')) return true;
  const isNamed = at === words.length - 1 && RESULT_WORDS.before.has(words[at - 1]?.form ?? '');
  return READING.test(form) && (!index.stated.has(form) || isNamed);
}

/** Finds the places that a query names. "Va" is not Virginia where it means "goes", unless it is typed alone. */
function placesIn(index: Index, forms: readonly string[], language: Language): FoundPlaces {
  const isPlaceless = (form: string): boolean =>
    language !== index.corpus.language && forms.length > 1 && STOP_WORDS[language].has(form);
  return findPlaces(
    index,
    forms.map((form) => (isPlaceless(form) ? '' : form)),
  );
}

/**
 * Returns results that people ask about, by how near they are to one that nobody has asked about: 3.2 is like 3, not
 * like 8.
 */
function readingsLike({ phrasesOf }: Index, reading: number): Map<string, number> {
  const found = new Map<string, number>();
  for (const term of phrasesOf.keys()) {
    const [, form = ''] = term.split(':');
    if (!READING.test(form)) continue;
    const [less, more] = [reading, Number(form)].sort((a, b) => a - b) as [number, number];
    found.set(term, WAY.synonym * (less / more) ** 2);
  }
  return found;
}

/**
 * Returns the subjects of other sites that a query names, and where in it. Words that the query's own language uses to
 * ask about this site are none: "oficina" is the office in Spanish, and a car workshop in Portuguese.
 */
function subjectsIn(
  { elsewhere, spelled }: Index,
  forms: readonly string[],
  language: Language,
): { at: number; subject: Subject }[] {
  return forms.flatMap((form, at) =>
    (elsewhere.get(form) ?? [])
      .filter(
        (subject) =>
          subject.words.every((word, i) => forms[at + i] === word) &&
          (subject.language === language ||
            !subject.words.every((word) => spelled.get(word)?.has(language))),
      )
      .map((subject) => ({ at, subject })),
  );
}

/**
 * Returns the words that stand for those at each index of a query; a form without any has those of another form of its
 * word.
 */
function synonymsIn(
  { synonyms }: Index,
  forms: readonly string[],
  language: Language,
): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const add = (at: number, instead: string): void => {
    found.set(at, [...(found.get(at) ?? []), instead]);
  };
  forms.forEach((form, at) => {
    for (const { words, instead } of synonyms[language].get(form) ?? []) {
      if (!words.every((word, i) => forms[at + i] === word)) continue;
      words.forEach((_, i) => add(at + i, instead));
    }
  });
  forms.forEach((form, at) => {
    if (found.has(at) || STOP_WORDS[language].has(form)) return;
    for (const { instead } of synonyms[language].get(termOf(form, language)) ?? []) {
      add(at, instead);
    }
  });
  return found;
}

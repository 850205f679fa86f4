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

/** A word of a query, or a phrase that stands for others. */
export interface Term {
  typed: string;
  /** What it is compared by. */
  form: string;
  /** What it may stand as in the index, and the share at which each counts. */
  ways: ReadonlyMap<string, number>;
  /** How much it tells. */
  weight: number;
  /** A word without a meaning of its own. */
  light: boolean;
  /** Part of the name of a place. */
  place: boolean;
  /** Part of the name of a subject of other sites. */
  elsewhere: boolean;
}

export interface Query {
  language: Language;
  terms: Term[];
  places: FoundPlaces;
  /** Subjects of other sites that it names. */
  subjects: readonly Subject[];
}

/** A number that stands in no text is likely what a test gave: its words stand under this name among the synonyms. */
const NUMBER = '{number}';
const READING = /^\d{1,3}(\.\d+)?$/;

/** In water a test gives far more than in air, but only its unit tells. */
const WITH_UNIT = /^\d+(\.\d+)?$/;

/** A number before this is what a test gave, wherever else it stands. */
const UNIT = /^(pci|pcil|pico\w*)$/;

/** A word of a query in one of its forms. */
interface Word {
  form: string;
  typed: string;
  /** Whether it may still grow. */
  isLast: boolean;
}

/** A query in words, and what they name together. */
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
 * @param isTyping whether its last word may still grow
 */
export function readQuery(index: Index, text: string, isTyping: boolean): Query {
  // A whole query in capitals is no list of abbreviations.
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
      // "MD" beside Bethesda says nothing more.
      (place !== undefined && !places.jurisdictions.includes(place)),
    place: place !== undefined,
    elsewhere: subjects.some(
      ({ at: from, subject }) => from <= at && at < from + subject.words.length,
    ),
  };
}

/** What a word itself stands as in the index. */
function waysOf(index: Index, form: string, language: Language): Map<string, number> {
  const { language: ofPages } = index.corpus;
  const termsIn = (one: Language): string[] =>
    [termOf(form, one)].filter((term) => index.found.has(term));
  const own = termsIn(language);
  const pages = termsIn(ofPages);
  // In another language only the word itself, for what is left of "solar" there is "alone" here.
  if (own.length + pages.length === 0) {
    const known = index.words.get(form) ?? cognateOf(index, form, language);
    return new Map([...known].map((term) => [term, 1]));
  }
  // "¿Cuánto sale?" is no sale: a word that visitors of this language use means less in that of the pages.
  const share = own.length > 0 && language !== ofPages ? WAY.namesake : 1;
  const sister = STOP_WORDS[language].has(form) ? undefined : SPOKEN[language].sister;
  return new Map([
    ...(sister ? termsIn(sister) : []).map((term) => [term, WAY.sister] as const),
    ...pages.map((term) => [term, share] as const),
    ...own.map((term) => [term, 1] as const),
  ]);
}

/** What a word stands as because it means the same: a result, a synonym, the law of a place. The first share counts. */
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

/** Whether a word is what a test gave: by its unit, as a number of no text, or at the end behind "result". */
function isReading({ index, words }: Named, form: string, at: number): boolean {
  if (WITH_UNIT.test(form) && UNIT.test(words[at + 1]?.form ?? '')) return true;
  const isNamed = at === words.length - 1 && RESULT_WORDS.before.has(words[at - 1]?.form ?? '');
  return READING.test(form) && (!index.stated.has(form) || isNamed);
}

/** The places that a query names. "Va" is no Virginia where it means "goes", which nobody asks alone. */
function placesIn(index: Index, forms: readonly string[], language: Language): FoundPlaces {
  const isPlaceless = (form: string): boolean =>
    language !== index.corpus.language && forms.length > 1 && STOP_WORDS[language].has(form);
  return findPlaces(
    index,
    forms.map((form) => (isPlaceless(form) ? '' : form)),
  );
}

/** Results that people ask about, by how near they are to one nobody has asked about: 3.2 is like 3, not like 8. */
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
 * The subjects of other sites that a query names, and where in it. A word that the query's own language asks the site
 * about is none: "oficina" is the office in Spanish, and a workshop for cars in Portuguese.
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

/** The words that stand for those at each place of a query; for another form of a word where its own has none. */
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

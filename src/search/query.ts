import { cognateOf } from './cognates';
import type { Jurisdiction } from '../laws/jurisdictions';
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

/**
 * Reads a query.
 *
 * @param isTyping whether its last word may still grow
 */
export function readQuery(index: Index, text: string, isTyping: boolean): Query {
  // A whole query in capitals is no list of abbreviations.
  const isShouted = text.includes(' ') && text === text.toUpperCase();
  const words = wordsOf(isShouted ? text.toLowerCase() : text).slice(0, QUERY.mostWords);
  const language = languageOf(
    index,
    words.flatMap(({ forms }) => forms),
    text,
  );
  const forms = words.flatMap(({ text: typed, forms: own }, i) =>
    own.map((form) => ({ form, typed, isLast: isTyping && i === words.length - 1 })),
  );
  const all = forms.map(({ form }) => form);
  // "Va" is no Virginia where it means "goes", which nobody asks alone.
  const isPlaceless = (form: string): boolean =>
    language !== index.corpus.language && all.length > 1 && STOP_WORDS[language].has(form);
  const places = findPlaces(
    index,
    all.map((form) => (isPlaceless(form) ? '' : form)),
  );
  const synonyms = synonymsIn(index, all, language);
  const subjects = subjectsIn(index, all, language);
  // "MD" beside Bethesda says nothing more.
  const isWider = (place?: Jurisdiction): boolean =>
    place !== undefined && !places.jurisdictions.includes(place);
  const known = (form: string): Map<string, number> => {
    const ways = (languages: readonly Language[]): string[] =>
      languages.map((one) => termOf(form, one)).filter((term) => index.found.has(term));
    const own = ways([language]);
    const pages = ways([index.corpus.language]);
    // In another language only the word itself, for what is left of "solar" there is "alone" here.
    if (own.length + pages.length === 0)
      return new Map(
        [...(index.words.get(form) ?? cognateOf(index, form, language))].map((term) => [term, 1]),
      );
    // "¿Cuánto sale?" is no sale: a word that visitors of this language use means less in that of the pages.
    const share = own.length > 0 && language !== index.corpus.language ? WAY.namesake : 1;
    const sister = STOP_WORDS[language].has(form) ? undefined : SPOKEN[language].sister;
    return new Map([
      ...(sister ? ways([sister]) : []).map((term) => [term, WAY.sister] as const),
      ...pages.map((term) => [term, share] as const),
      ...own.map((term) => [term, 1] as const),
    ]);
  };

  const terms = forms.map(({ form, typed, isLast }, i): Term => {
    const ways = known(form);
    if (ways.size === 0 && isLast && form.length >= QUERY.leastBeginning) {
      for (const word of begunWith(index, form)) {
        index.words.get(word)?.forEach((term) => ways.set(term, WAY.beginning));
      }
    }
    const instead = (word: string, share: number): void =>
      wordsOf(word).forEach((one) =>
        one.forms.forEach((other) => {
          for (const term of known(other).keys()) if (!ways.has(term)) ways.set(term, share);
        }),
      );
    const hasUnit = UNIT.test(forms[i + 1]?.form ?? '');
    const isReading =
      (hasUnit && WITH_UNIT.test(form)) ||
      (READING.test(form) &&
        (!index.stated.has(form) ||
          (i === forms.length - 1 && RESULT_WORDS.before.has(forms[i - 1]?.form ?? ''))));
    if (isReading) {
      instead(index.corpus.synonyms[language][NUMBER] ?? '', WAY.synonym);
      readingsLike(index, Number(form)).forEach((share, term) => {
        if (!ways.has(term)) ways.set(term, share);
      });
    }
    synonyms.get(i)?.forEach((word) => instead(word, WAY.synonym));
    const place = places.words.get(i);
    if (place) instead(place.find, WAY.jurisdiction);
    const own = [...ways].filter(([, share]) => share === 1).map(([term]) => term);
    const rare = (own.length > 0 ? own : [...ways.keys()]).map((term) => rarity(index, term));
    return {
      typed,
      form,
      ways,
      weight: rare.length > 0 ? Math.min(...rare) : rarity(index, ''),
      light:
        (STOP_WORDS[language].has(form) && !synonyms.has(i) && !place) ||
        (ways.size === 0 && COMMON_WORDS[language].has(form)) ||
        isWider(place),
      place: place !== undefined,
      elsewhere: subjects.some(({ at, subject }) => at <= i && i < at + subject.words.length),
    };
  });
  const isEmpty = terms.every(({ light }) => light);
  return {
    language,
    places,
    subjects: subjects.map(({ subject }) => subject),
    terms: isEmpty ? terms.map((term) => ({ ...term, light: false })) : terms,
  };
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

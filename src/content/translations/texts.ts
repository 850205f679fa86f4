import { leavesOf } from '../../data/translations';
import { beginningOf, countWords, hashOf } from './hash';
import type { TextRecord } from './record';

/** Texts by place: `rockville.title` in a data file, or the key of a message. */
export type Texts = Readonly<Record<string, string>>;

/**
 * Flattens the texts of a data file.
 * @param texts nested objects and lists that hold only texts
 */
export function textsByPlace(texts: unknown): Texts {
  return Object.fromEntries(leavesOf(texts).map(([path, text]) => [path.join('.'), text]));
}

/** A text whose English has changed since it was translated, or that is not translated. */
export interface OldText {
  place: string;
  /** The beginning of the English then (undefined if it is new) and now (undefined if it is gone). */
  was: string | undefined;
  is: string | undefined;
  /** The number of English words to translate. */
  words: number;
}

/** The texts of a language compared with the English ones. */
export interface TextsComparison {
  old: OldText[];
  /** English texts without a translation, unless the record says that they stay English. */
  missing: OldText[];
  /** True if a text is as it was when it was recorded. */
  untouched: (place: string) => boolean;
  /** What to record if texts that have changed in both languages count as updated. */
  renewed: TextRecord;
}

/** The hash of a missing text in a record: it stays English. */
const NONE = '';

const markOf = (text: string | undefined): string => (text === undefined ? NONE : hashOf(text));

/**
 * Compares texts with the English ones. The record also has texts that stay English, for example the name of a law.
 *
 * @param record what was recorded when they were translated; undefined if nothing was
 */
export function compareTexts(
  english: Texts,
  translated: Texts,
  record: TextRecord | undefined,
): TextsComparison {
  const untouched = (place: string): boolean => record?.[place]?.[1] === markOf(translated[place]);
  const result: TextsComparison = { old: [], missing: [], untouched, renewed: {} };
  const renewed: Record<string, TextRecord[string]> = {};
  for (const [place, text] of Object.entries(english)) {
    const then = record?.[place];
    const isChanged = then !== undefined && then[0] !== hashOf(text);
    const now = { place, is: beginningOf(text), words: countWords(text) };
    if (isChanged && untouched(place)) {
      result.old.push({ ...now, was: then[2] });
      renewed[place] = then;
    } else if (translated[place] === undefined && then?.[1] !== NONE) {
      result.missing.push({ ...now, was: undefined });
    } else {
      renewed[place] = [hashOf(text), markOf(translated[place]), beginningOf(text)];
    }
  }
  for (const place of Object.keys(translated)) {
    const then = record?.[place];
    if (place in english || then === undefined) continue;
    result.old.push({ place, was: then[2], is: undefined, words: 0 });
    renewed[place] = then;
  }
  return { ...result, renewed };
}

/** What to record if somebody confirms that the texts of a language are right for today's English. */
export function acceptedTexts(english: Texts, translated: Texts): TextRecord {
  return Object.fromEntries(
    Object.entries(english).map(([place, text]) => [
      place,
      [hashOf(text), markOf(translated[place]), beginningOf(text)],
    ]),
  );
}

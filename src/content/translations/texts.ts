import { leavesOf } from '../../data/translations';
import { beginningOf, countWords, hashOf } from './hash';
import type { TextRecord } from './record';

/** Texts by their places: `rockville.title` of a data file, or the name of a message. */
export type Texts = Readonly<Record<string, string>>;

/** The texts of a data file by their places. @param texts objects and lists that hold texts alone */
export function textsByPlace(texts: unknown): Texts {
  return Object.fromEntries(leavesOf(texts).map(([path, text]) => [path.join('.'), text]));
}

/** A text whose English has changed since it was translated, or that nobody has translated. */
export interface OldText {
  place: string;
  /** The beginning of the English words then and now; undefined of what is new, or gone. */
  was: string | undefined;
  is: string | undefined;
  /** The English words that wait to be translated. */
  words: number;
}

/** Texts beside the English ones. */
export interface TextsComparison {
  old: OldText[];
  /** English texts without a translation, of which nobody has said that they stay English. */
  missing: OldText[];
  /** Whether nobody has touched a text since it was recorded. */
  untouched: (place: string) => boolean;
  /** What to record when what has changed in both languages counts as renewed. */
  renewed: TextRecord;
}

/** The mark of a text that a language does not have: it stays English. */
const NONE = '';

const markOf = (text: string | undefined): string => (text === undefined ? NONE : hashOf(text));

/**
 * Compares texts with the English ones. That a text stays English, such as the name of a law, is recorded too.
 *
 * @param record what was recorded when they were translated; undefined where nobody has
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

/** What to record when somebody says that the texts of a language are right for the English of today. */
export function acceptedTexts(english: Texts, translated: Texts): TextRecord {
  return Object.fromEntries(
    Object.entries(english).map(([place, text]) => [
      place,
      [hashOf(text), markOf(translated[place]), beginningOf(text)],
    ]),
  );
}

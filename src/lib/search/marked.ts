import { termOf, type Language } from './stems';
import { wordsOf, type Word } from './words';

/** A run of text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** The terms searched for, with how much each tells. */
export type Wanted = ReadonlyMap<string, number>;

/** A text with the words searched for marked. */
export function marked(text: string, wanted: Wanted, language: Language): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { text: word, start } of found(wordsIn(text), wanted, language)) {
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false });
    pieces.push({ text: word, marked: true });
    at = start + word.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}

/** Headings and sentences of the site, kept for the next letter that is typed. */
const WORDS = new Map<string, readonly Word[]>();

function wordsIn(text: string): readonly Word[] {
  const words = WORDS.get(text) ?? wordsOf(text);
  WORDS.set(text, words);
  return words;
}

/** The words of a text that were searched for, as they stand there. */
export function found(words: readonly Word[], wanted: Wanted, language: Language): Word[] {
  return words.filter(({ forms }) => forms.some((form) => wanted.has(termOf(form, language))));
}

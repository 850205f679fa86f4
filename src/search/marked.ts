import { termOf, type Language } from './stems';
import { wordsOf, type Word } from './words';

/** A run of text, and whether it is one of the words searched for. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** The terms searched for. */
export type Wanted = ReadonlySet<string>;

/** Splits a text into pieces, with the words searched for marked. */
export function marked(text: string, wanted: Wanted, language: Language): Piece[] {
  const pieces: Piece[] = [];
  let at = 0;
  for (const { text: word, start } of found(wordsOf(text), wanted, language)) {
    if (start > at) pieces.push({ text: text.slice(at, start), marked: false });
    pieces.push({ text: word, marked: true });
    at = start + word.length;
  }
  if (at < text.length) pieces.push({ text: text.slice(at), marked: false });
  return pieces;
}

/** Returns the words of a text that were searched for, as written there. */
export function found(words: readonly Word[], wanted: Wanted, language: Language): Word[] {
  return words.filter(({ forms }) => forms.some((form) => wanted.has(termOf(form, language))));
}

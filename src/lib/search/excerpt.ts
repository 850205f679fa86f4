import { termOf, type Language } from './stems';
import { wordsOf, type Word } from './words';

/** A run of text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  marked: boolean;
}

/** The terms searched for, with how much each tells. */
export type Wanted = ReadonlyMap<string, number>;

/** A sentence shorter than this is shown with the one after it. */
const SHORT = 70;

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

/** The sentence of a section that tells most about the words searched for, whole; without any, its first. */
export function excerpt(blocks: readonly string[], wanted: Wanted, language: Language): Piece[] {
  let best: Sentence | undefined;
  let most = -1;
  for (const sentence of sentencesOf(blocks, language)) {
    let tells = 0;
    for (const term of sentence.terms) tells += wanted.get(term) ?? 0;
    if (tells > most) [best, most] = [sentence, tells];
  }
  if (!best) return [];
  const goesOn = best.text.length < SHORT && best.next !== undefined;
  return marked(goesOn ? `${best.text} ${best.next}` : best.text, wanted, language);
}

interface Sentence {
  text: string;
  terms: ReadonlySet<string>;
  /** The one after it in the same paragraph. */
  next?: string | undefined;
}

/** Kept for the next letter that is typed. */
const SENTENCES = new WeakMap<readonly string[], readonly Sentence[]>();

function sentencesOf(blocks: readonly string[], language: Language): readonly Sentence[] {
  const seen = SENTENCES.get(blocks);
  if (seen) return seen;
  const sentences = blocks.flatMap((block) => {
    const parts = block.split(/(?<=[.!?]["”’)]?)\s+(?=[“"¿¡]?[\p{Lu}\d])/u);
    return parts.map((text, i) => ({ text, terms: termsOf(text, language), next: parts[i + 1] }));
  });
  SENTENCES.set(blocks, sentences);
  return sentences;
}

const termsOf = (text: string, language: Language): Set<string> =>
  new Set(wordsOf(text).flatMap(({ forms }) => forms.map((form) => termOf(form, language))));

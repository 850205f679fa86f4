import { createHash } from 'node:crypto';
import { evenSource } from '../source';

/** Removes differences that readers do not see: line endings, whitespace, the style of quotation marks. */
const even = (text: string): string =>
  evenSource(text).replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();

/**
 * Identifies a text by the first eight hex digits of its SHA-256, ignoring whitespace and the style of quotation marks.
 */
export function hashOf(text: string): string {
  return createHash('sha256').update(even(text)).digest('hex').slice(0, 8);
}

/** In characters: enough for staff to recognize a text. */
const BEGINNING = 60;

/** The beginning of a text, to quote in messages. */
export function beginningOf(text: string): string {
  const words = even(text);
  return words.length > BEGINNING ? `${words.slice(0, BEGINNING).trimEnd()}…` : words;
}

/** The number of words in a text; a word has at least one letter. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

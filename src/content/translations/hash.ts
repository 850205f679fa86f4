import { createHash } from 'node:crypto';
import { evenSource } from '../source';

/** A text without what makes no difference to readers: line ends, blanks, the style of quotation marks. */
const even = (text: string): string =>
  evenSource(text).replace(/[‘’]/g, "'").replace(/[“”]/g, '"').replace(/\s+/g, ' ').trim();

/** The mark of a text by which it is known again: eight signs of its hash. */
export function hashOf(text: string): string {
  return createHash('sha256').update(even(text)).digest('hex').slice(0, 8);
}

/** How much of a text tells staff which one it is. */
const BEGINNING = 60;

/** The beginning of a text, for sentences. */
export function beginningOf(text: string): string {
  const words = even(text);
  return words.length > BEGINNING ? `${words.slice(0, BEGINNING).trimEnd()}…` : words;
}

/** How many words a text has for readers. */
export function countWords(text: string): number {
  return text.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
}

import { fold } from '../../lib/fold';

/** Folds a text for comparison: lowercase, no accents or apostrophes, one space between words. */
export const plain = (text: string): string =>
  fold(text).replace(/[’']/g, '').replace(/\s+/g, ' ').trim();

/** Returns lines of words as a set. */
export const wordSet = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** Returns the words of a text, without the punctuation around them. */
export const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[\s,.:;()?!¿¡]+/)
    .filter(Boolean);

import { fold } from '../../lib/fold';

/** A text as it is compared: small letters, no accents, one blank between words. */
export const plain = (text: string): string =>
  fold(text).replace(/[’']/g, '').replace(/\s+/g, ' ').trim();

/** Lines of words as a set. */
export const wordSet = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** The words of a text, without the signs around them. */
export const wordsIn = (text: string): string[] =>
  plain(text)
    .split(/[\s,.:;()?!¿¡]+/)
    .filter(Boolean);

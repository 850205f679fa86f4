import { fold } from '../../lib/fold';

/** Folds a place name for comparison: lowercase, without accents, periods and apostrophes, with single spaces. */
export function foldPlace(text: string): string {
  return fold(text)
    .replace(/[.'’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Splits an address at commas and similar signs into segments of folded words; empty segments are left out. */
export function segmentsOf(text: string): string[][] {
  return text
    .split(/[,;/|()[\]\n]+|\s[-–—]\s/)
    .map((part) =>
      foldPlace(part)
        // "MD20850"
        .replace(/\b([a-z]+)(\d{5})\b/g, '$1 $2')
        .split(' ')
        .filter(Boolean),
    )
    .filter((words) => words.length > 0);
}

/** Folded phrases of a few words, with what each means. */
export type Phrases<Of> = ReadonlyMap<string, Of>;

export const phrases = <Of>(of: Iterable<readonly [string, Of]>): Map<string, Of> =>
  new Map([...of].map(([phrase, meant]) => [foldPlace(phrase), meant]));

/** The most words in the name of a place. */
const LONGEST = 5;

/** Finds the longest phrase that starts at a word; `length` is its number of words. */
export function phraseAt<Of>(
  words: readonly string[],
  at: number,
  known: Phrases<Of>,
): { length: number; of: Of } | undefined {
  for (let length = Math.min(LONGEST, words.length - at); length > 0; length -= 1) {
    const of = known.get(words.slice(at, at + length).join(' '));
    if (of !== undefined) return { length, of };
  }
  return undefined;
}

/** Finds the longest phrase at the end of the words; `length` is its number of words. */
export function phraseAtEnd<Of>(
  words: readonly string[],
  known: Phrases<Of>,
): { length: number; of: Of } | undefined {
  for (let length = Math.min(LONGEST, words.length); length > 0; length -= 1) {
    const of = known.get(words.slice(-length).join(' '));
    if (of !== undefined) return { length, of };
  }
  return undefined;
}

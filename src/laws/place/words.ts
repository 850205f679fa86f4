import { fold } from '../../lib/fold';

/** How names of places are compared: small letters, without accents, stops and apostrophes. */
export function foldPlace(text: string): string {
  return fold(text)
    .replace(/[.'’‘`´]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** The words of an address between its commas, folded; what holds none is left out. */
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

/** Phrases, each a few words, and what each means. */
export type Phrases<Of> = ReadonlyMap<string, Of>;

export const phrases = <Of>(of: Iterable<readonly [string, Of]>): Map<string, Of> =>
  new Map([...of].map(([phrase, meant]) => [foldPlace(phrase), meant]));

/** No name of a place has more words. */
const LONGEST = 5;

/** The longest phrase that begins at a word. */
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

/** The longest phrase that the words end with. */
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

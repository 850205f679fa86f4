/** How hard a text is to read: its Flesch-Kincaid grade, the years of American school that it takes. */

/** The highest grade that a page should have. */
export const HIGHEST_GRADE = 8;

/** Estimates the syllables of an English word from its groups of vowels. */
export function syllables(word: string): number {
  const plain = word.toLowerCase().replace(/[^a-z]/g, '');
  if (plain.length <= 3) return plain === '' ? 0 : 1;
  const spoken = plain.replace(/(?:[^laeiouy]es|[^t]ed|[^laeiouy]e)$/, '').replace(/^y/, '');
  return Math.max(1, spoken.match(/[aeiouy]{1,2}/g)?.length ?? 1);
}

export interface Reading {
  words: number;
  /** Rounded to one decimal; 0 for a text without words. */
  grade: number;
}

/** Counts and grades the words of some paragraphs. A paragraph without a period is one sentence. */
export function readingOf(paragraphs: readonly string[]): Reading {
  const sentences = paragraphs.flatMap((paragraph) =>
    paragraph.split(/(?<=[.!?])\s+/).filter((sentence) => /[A-Za-z]/.test(sentence)),
  );
  const words = sentences
    .flatMap((sentence) => sentence.split(/\s+/))
    .filter((word) => /\w/.test(word));
  if (words.length === 0) return { words: 0, grade: 0 };
  const spoken = words.filter((word) => /[A-Za-z]/.test(word));
  const perSentence = words.length / sentences.length;
  const perWord = spoken.reduce((sum, word) => sum + syllables(word), 0) / spoken.length;
  const grade = 0.39 * perSentence + 11.8 * perWord - 15.59;
  return { words: words.length, grade: Math.round(Math.max(0, grade) * 10) / 10 };
}

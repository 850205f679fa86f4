import type { Index } from './index-of';
import type { Language } from './stems';
import { fold } from './words';

/**
 * The words nearest to a misspelled one, nearest first, among those of headings and questions: one letter away, two in
 * a long word. Numbers have no near ones, for 26-22 is another law than 26-21; nor has a word whose first letter
 * differs, for a cheat is not heat.
 */
export function nearest(index: Index, typed: string, language: Language): string[] {
  const { spelled, corpus } = index;
  const wanted = fold(typed);
  if (/\d/.test(wanted)) return [];
  // Three letters are one letter away from nearly every word; "wel" for "well" is the usual slip.
  if (wanted.length < 4) return doubled(wanted).filter((word) => spelled.has(word));
  const limit = wanted.length >= 7 ? 2 : 1;
  const near: { word: string; far: number }[] = [];
  for (const [word, languages] of spelled) {
    if (word[0] !== wanted[0] || Math.abs(word.length - wanted.length) > limit) continue;
    const far = distance(wanted, word);
    // "driving" is not "drinking", but "pronegy" is "progeny".
    if (far === 2 && wanted.length < 8 && wanted.length !== word.length) continue;
    const isOwn = languages.has(language) || languages.has(corpus.language);
    if (far <= limit && isOwn) near.push({ word, far });
  }
  near.sort((a, b) => a.far - b.far || commonness(index, b.word) - commonness(index, a.word));
  return near.slice(0, 3).map(({ word }) => word);
}

/** A word with one of its letters twice. */
const doubled = (word: string): string[] =>
  word.length < 3 ? [] : [...word].map((_, i) => word.slice(0, i + 1) + word.slice(i));

const commonness = ({ words, found }: Index, word: string): number =>
  Math.max(0, ...[...(words.get(word) ?? [])].map((term) => found.get(term)?.size ?? 0));

/** How many letters must be put in, left out, changed, or changed with their neighbor. */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
      row[j] = Math.min(
        (last[j] ?? 0) + 1,
        (row[j - 1] ?? 0) + 1,
        (last[j - 1] ?? 0) + (same ? 0 : 1),
        swapped ? (before[j - 2] ?? 0) + 1 : Infinity,
      );
    }
    before = last;
    last = row;
  }
  return last[b.length] ?? 0;
}

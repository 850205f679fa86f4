import { distance } from 'fastest-levenshtein';
import { fold } from './fold';

const SUFFIXES = ['', 'ing', 'ed', 'es', 's', 'e', 'er', 'ers', 'ly', 'ment', 'ation'];

/** "selling" and "sells" both give "sell" among others: forms of one word share one of these. */
function stems(word: string): string[] {
  return SUFFIXES.filter((suffix) => word.endsWith(suffix) && word.length - suffix.length >= 3).map(
    (suffix) => word.slice(0, word.length - suffix.length),
  );
}

/**
 * Whether a word stands among others: itself, as the beginning of one (it may still be being typed), or in
 * another form.
 *
 * @param words folded words
 */
export function isKnown(word: string, words: ReadonlySet<string>): boolean {
  const wanted = fold(word);
  if (words.has(wanted)) return true;
  const forms = stems(wanted);
  for (const known of words) {
    if (known.startsWith(wanted)) return true;
    if (stems(known).some((stem) => stem === wanted) || forms.includes(known)) return true;
  }
  return false;
}

/**
 * The words nearest to a misspelled one, nearest first: one letter away, two in a long word. Numbers have
 * no near ones, for 26-22 is another law than 26-21.
 *
 * @param words folded words
 */
export function nearest(word: string, words: ReadonlySet<string>, most = 3): string[] {
  const wanted = fold(word);
  if (/\d/.test(wanted) || wanted.length < 4) return [];
  const limit = wanted.length >= 8 ? 2 : 1;
  const near: { word: string; far: number }[] = [];
  for (const known of words) {
    if (/\d/.test(known) || Math.abs(known.length - wanted.length) > limit) continue;
    const far = swapped(wanted, known) ? 1 : distance(wanted, known);
    if (far <= limit) near.push({ word: known, far: far + (known[0] === wanted[0] ? 0 : 0.5) });
  }
  return near
    .sort((a, b) => a.far - b.far)
    .slice(0, most)
    .map((one) => one.word);
}

/** Whether two neighboring letters have changed places, the commonest slip that counts as two. */
function swapped(a: string, b: string): boolean {
  if (a.length !== b.length) return false;
  const i = [...a].findIndex((letter, at) => letter !== b[at]);
  return i >= 0 && a[i] === b[i + 1] && a[i + 1] === b[i] && a.slice(i + 2) === b.slice(i + 2);
}

import type { Index } from './index-of';
import type { Language } from './stems';
import { fold } from '../lib/fold';
import { SPELLING } from './weights';

/**
 * Returns the words nearest to a misspelled one, nearest first, among those of headings and questions: one letter away,
 * two in a long word, three in a very long one, or spelled as it sounds. Numbers have none, because 26-22 is another
 * law than 26-21; nor do words with another first letter, because a cheat is not heat, unless the first two letters are
 * swapped or it sounds the same.
 */
export function nearest(index: Index, typed: string, language: Language): string[] {
  const known = NEAREST.get(index) ?? new Map<string, string[]>();
  NEAREST.set(index, known);
  const key = `${language}:${typed}`;
  const words = known.get(key) ?? findNearest(index, typed, language);
  known.set(key, words);
  return words;
}

/** Cache for the next letter that is typed. */
const NEAREST = new WeakMap<Index, Map<string, string[]>>();

function findNearest(index: Index, typed: string, language: Language): string[] {
  const { spelled, corpus, common } = index;
  const wanted = fold(typed);
  if (common.has(wanted)) return [];
  // "toString" is not a misspelling of "testing".
  if (/\d|[a-z][A-Z]/.test(typed)) return [];
  // Three letters are one letter away from nearly every word; the usual mistake is "wel" for "well".
  if (wanted.length < SPELLING.least) return doubled(wanted).filter((word) => spelled.has(word));
  const limit = wanted.length >= SPELLING.three ? 3 : wanted.length >= SPELLING.two ? 2 : 1;
  const sound = soundOf(wanted);
  const near: { word: string; far: number }[] = [];
  for (const [word, languages] of spelled) {
    const isHeardAlike = word.length >= SPELLING.leastHeard && soundOf(word) === sound;
    const isNear = isBegunAlike(word, wanted) && Math.abs(word.length - wanted.length) <= limit + 1;
    if (!isNear && !isHeardAlike) continue;
    const far = Math.min(
      distance(wanted, word),
      // "sympton" is one letter from "symptom", though only "symptoms" is on the site.
      word.length > 5 && word.endsWith('s') ? distance(wanted, word.slice(0, -1)) : Infinity,
      isHeardAlike ? 1 : Infinity,
    );
    const isByEar = far === 1 && (bones(word) === bones(wanted) || isHeardAlike);
    // "driving" is not "drinking", but "pronegy" is "progeny".
    if (far === 2 && wanted.length < 8 && wanted.length !== word.length) continue;
    const isOwn = languages.has(language) || languages.has(corpus.language);
    const nearer = isByEar ? far - SPELLING.byEar : far;
    if (far <= limit) near.push({ word, far: isOwn ? nearer : nearer + SPELLING.foreign });
  }
  near.sort(
    (a, b) =>
      a.far - b.far ||
      slips(wanted, b.word) - slips(wanted, a.word) ||
      commonness(index, b.word) - commonness(index, a.word),
  );
  // "aparment" is also two letters from "payment", which says more next to some words.
  const [first] = near;
  const nearestOnes = near.filter(({ far }) => first && far < (first.far < 1 ? 1 : first.far + 1));
  return nearestOnes.slice(0, SPELLING.most).map(({ word }) => word);
}

/**
 * Corrects a missing or surplus space, as in "land lord" and "radontest". Returns the known word or words, or
 * undefined.
 */
export function spaced(
  { spelled, common }: Index,
  typed: string,
  after?: string,
): string | undefined {
  const word = fold(typed);
  if (after !== undefined) {
    const joined = word + fold(after);
    return joined.length >= SPELLING.leastJoined && spelled.has(joined) ? joined : undefined;
  }
  if (common.has(word)) return undefined;
  for (let at = SPELLING.leastPart; at <= word.length - SPELLING.leastPart; at += 1) {
    const parts = [word.slice(0, at), word.slice(at)] as const;
    if (parts.every((part) => spelled.has(part))) return parts.join(' ');
  }
  return undefined;
}

/** "enspection" and "inspection" start alike by ear; "driving" and "writing" do not. */
const isBegunAlike = (a: string, b: string): boolean =>
  a[0] === b[0] ||
  (a[0] === b[1] && a[1] === b[0]) ||
  (a.length >= SPELLING.leastBegunByEar && firstSound(a) === firstSound(b));

/** Returns the sound of the first letter; all vowels are one, because people mistake one for another. */
const firstSound = (word: string): string | undefined =>
  /^[aeiou]/.test(word) ? 'a' : soundOf(word.slice(0, 2))[0];

/**
 * Returns how a word sounds in any of the three languages: "sistem" and "system", "quimney" and "chimney", "sita" and
 * "cita", "ablan" and "hablan".
 */
function soundOf(word: string): string {
  const known = SOUNDS.get(word);
  if (known !== undefined) return known;
  const sound = word
    .replace(/(sh[uio]n|[st]ion)(?=s?$)/, 'shn')
    .replace(/c(?=[eiy])|z/g, 's')
    .replace(/ph/g, 'f')
    .replace(/qu|[ckq]+/g, 'k')
    .replace(/v/g, 'b')
    .replace(/y/g, 'i')
    .replace(/h/g, '')
    .replace(/(.)\1+/g, '$1')
    .replace(/(?<=...)e$/, '');
  SOUNDS.set(word, sound);
  return sound;
}

/** Cache: each letter that is typed compares the same words of the site. */
const SOUNDS = new Map<string, string>();

/** Returns a word without its vowels, which are mistaken most: "leval" is "level" rather than "legal". */
const bones = (word: string): string => word.replace(/[aeiou]/g, '');

const ROWS = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm'];

/** Returns how many letters of a word of the same length were typed on a key next to the right one. */
function slips(typed: string, word: string): number {
  if (typed.length !== word.length) return 0;
  return [...typed].filter((letter, i) => letter !== word[i] && isBeside(letter, word[i] ?? ''))
    .length;
}

function isBeside(a: string, b: string): boolean {
  const [one, other] = [keyOf(a), keyOf(b)] as const;
  return Math.abs(one.row - other.row) <= 1 && Math.abs(one.at - other.at) <= 1;
}

/** Returns the position of a letter on the keyboard; one that is on no row has NaN, which is next to nothing. */
function keyOf(letter: string): { row: number; at: number } {
  const row = ROWS.findIndex((keys) => keys.includes(letter));
  return { row, at: ROWS[row]?.indexOf(letter) ?? NaN };
}

/** Returns a word with each of its letters doubled in turn. */
const doubled = (word: string): string[] =>
  word.length < 3 ? [] : [...word].map((_, i) => word.slice(0, i + 1) + word.slice(i));

const commonness = ({ words, found }: Index, word: string): number =>
  Math.max(0, ...[...(words.get(word) ?? [])].map((term) => found.get(term)?.size ?? 0));

/**
 * Returns how many letters must be inserted, deleted, replaced or swapped with a neighbor (Damerau-Levenshtein
 * distance).
 */
function distance(a: string, b: string): number {
  let before: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const same = a[i - 1] === b[j - 1];
      const swapped = a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1];
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

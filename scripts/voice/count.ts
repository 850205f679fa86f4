import { type Turns, turnsIn } from '../../src/content/check/turns';
import { DEFAULT_LOCALE, type Locale } from '../../src/languages/locales';
import { readingOf } from '../../src/lib/readability';

/**
 * What a part of the site sounds like, in counts. `grade` is the reading grade; 0 for languages other than English,
 * which its formula does not cover.
 */
type Voice = Record<'words' | 'turns' | 'stated' | 'glued' | 'grade', number>;

/** Phrases in which the writer vouches for the words instead of naming a source. */
const STATED = /(?<!\p{L})(?:we state|informamos)(?!\p{L})/giu;

/** A sentence that starts in lower case, and punctuation marks in a row. Not abbreviations, addresses or ellipses. */
const GLUED = [
  /(?<!\p{L}\.\p{L}|\betc|\bvs|\.)[.!?] (?=\p{Ll}\p{L})/gu,
  /(?<![.:])[.,;:!?](?:\s?[,;:]|\s[.!?]|\.)(?![.\w/])/gu,
];

/** A fragment after a colon: it starts in lower case, with a word that does not start a whole sentence. */
const FRAGMENT =
  /(?<=\p{L}{2}): (?=\p{Ll})(?!(?:an?|ask|call|don|he|if|it|one|she|the|there|these|they|this|that|we|what|you)(?!\p{L}))/gu;

const matches = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/**
 * Returns how often sentences of a text run into one another.
 *
 * @param isAnswer true for a tool's text, in which a fragment after a colon counts too
 */
export function gluedIn(text: string, isAnswer: boolean): number {
  const patterns = isAnswer ? [...GLUED, FRAGMENT] : GLUED;
  return patterns.reduce((sum, pattern) => sum + matches(text, pattern), 0);
}

/** Splits paragraphs into sentences. */
export const sentencesOf = (paragraphs: readonly string[]): string[] =>
  paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.!?]["”]?)\s+/));

/**
 * True if a sentence can be judged on its own: it starts and ends like one, has five words or more, and is not parts of
 * a form run together.
 */
export const isWhole = (sentence: string): boolean =>
  /^["“¿¡]?[\p{Lu}\d$].*[.!?]["”)]?$/u.test(sentence) &&
  !/[.!?](?=\p{Lu})|\s[,;:?]/u.test(sentence) &&
  sentence.split(' ').length >= 5;

/** Counts what a reader would stumble over in the paragraphs of a language. */
export function voiceOf(
  paragraphs: readonly string[],
  { locale, turns, isAnswer }: { locale: Locale; turns: Turns; isAnswer: boolean },
): Voice {
  const text = paragraphs.join('\n');
  const { words, grade } = readingOf(paragraphs);
  const counted = { turns: turnsIn(text, turns).length, stated: matches(text, STATED) };
  const own = { glued: gluedIn(text, isAnswer), grade: locale === DEFAULT_LOCALE ? grade : 0 };
  return { words, ...counted, ...own };
}

/** Returns up to `count` random items of a list, the same ones for the same seed. */
export function draw<Of>(all: readonly Of[], count: number, seed: number): Of[] {
  const left = [...all];
  let state = seed >>> 0;
  const next = (): number => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(next() * left.length), 1),
  ).flat();
}

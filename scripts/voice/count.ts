import { type Turns, turnsIn } from '../../src/content/check/turns';
import { DEFAULT_LOCALE, type Locale } from '../../src/languages/locales';
import { readingOf } from '../../src/lib/readability';

/** What a part of the site sounds like. `grade` is 0 in other languages, which its formula does not know. */
type Voice = Record<'words' | 'turns' | 'stated' | 'glued' | 'grade', number>;

/** Turns in which the writer vouches for the words instead of saying who does. */
const STATED = /(?<!\p{L})(?:we state|informamos)(?!\p{L})/giu;

/** A sentence that begins small, and marks in a row. Short forms, addresses and an ellipsis are none. */
const GLUED = [
  /(?<!\p{L}\.\p{L}|\betc|\bvs|\.)[.!?] (?=\p{Ll}\p{L})/gu,
  /(?<![.:])[.,;:!?](?:\s?[,;:]|\s[.!?]|\.)(?![.\w/])/gu,
];

/** After a colon a fragment: small words, and none with which a whole sentence would begin. */
const FRAGMENT =
  /(?<=\p{L}{2}): (?=\p{Ll})(?!(?:an?|ask|call|don|he|if|it|one|she|the|there|these|they|this|that|we|what|you)(?!\p{L}))/gu;

const matches = (text: string, pattern: RegExp): number => [...text.matchAll(pattern)].length;

/** How often sentences of a text run into one another. @param isAnswer whether a tool says it: a fragment counts there */
export function gluedIn(text: string, isAnswer: boolean): number {
  const patterns = isAnswer ? [...GLUED, FRAGMENT] : GLUED;
  return patterns.reduce((sum, pattern) => sum + matches(text, pattern), 0);
}

/** The sentences of some paragraphs. */
export const sentencesOf = (paragraphs: readonly string[]): string[] =>
  paragraphs.flatMap((paragraph) => paragraph.split(/(?<=[.!?]["”]?)\s+/));

/** A sentence that can be judged alone: begun and ended, of five words or more, and no two parts of a form run together. */
export const isWhole = (sentence: string): boolean =>
  /^["“¿¡]?[\p{Lu}\d$].*[.!?]["”)]?$/u.test(sentence) &&
  !/[.!?](?=\p{Lu})|\s[,;:?]/u.test(sentence) &&
  sentence.split(' ').length >= 5;

/** Counts what a reader would stumble over in some paragraphs of a language. */
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

/** Draws some of a list at random, the same ones for the same seed. */
export function draw<Of>(all: readonly Of[], count: number, seed: number): Of[] {
  const left = [...all];
  let state = seed >>> 0;
  const next = (): number => (state = (Math.imul(state, 1664525) + 1013904223) >>> 0) / 2 ** 32;
  return Array.from({ length: Math.min(count, left.length) }, () =>
    left.splice(Math.floor(next() * left.length), 1),
  ).flat();
}

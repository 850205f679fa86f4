import { fold } from './fold';
import { REPHRASED, SYNONYMS } from './synonyms';

/** A word to look for, and the words that would do in its place. */
export interface Term {
  word: string;
  instead: string[];
  /** A word without a meaning of its own: it finds nothing, but tells "What is radon?" from other radon. */
  light?: boolean;
}

const STOP_WORDS = new Set(
  `a about all am an and any are as at be been before but by can could did do does for from get had has have
  how i if in into is it its me my no not of off on or our out should so some than that the their them then
  there they this to up us was we were what when where which who whom why will with would you your much often`.split(
    /\s+/,
  ),
);

/** A sentence typed by a visitor is cut here; nobody searches for more words than these. */
const MOST_TERMS = 8;

/**
 * The terms of a query. Words that carry no meaning are dropped, unless nothing else is there.
 *
 * @param query as typed
 */
export function parseQuery(query: string): Term[] {
  const words = rephrase(wordsOf(query));
  const text = ` ${words.map(fold).join(' ')} `;
  const found = SYNONYMS.filter(([phrase]) => text.includes(` ${phrase} `));
  const meaningful = words.filter((word) => !STOP_WORDS.has(fold(word)));
  const terms = meaningful.map((word) => ({
    word,
    instead: found
      .filter(([phrase]) => phrase.split(' ').includes(fold(word)))
      .flatMap(([, instead]) => instead.split(' ')),
  }));
  const phrases = found
    .filter(([phrase]) => phrase.split(' ').every((word) => STOP_WORDS.has(word)))
    .map(([, instead]) => instead.split(' '))
    .map(([word = '', ...instead]) => ({ word, instead }));
  const all = [...terms, ...phrases];
  const used = all.length > 0 ? all : words.map((word) => ({ word, instead: [] }));
  const light = all.length > 0 ? words.filter((word) => !meaningful.includes(word)) : [];
  const every = [...used, ...light.map((word) => ({ word, instead: [], light: true }))];
  return [...new Map(every.map((term) => [fold(term.word), term])).values()].slice(0, MOST_TERMS);
}

function wordsOf(query: string): string[] {
  return query
    .normalize('NFC')
    .split(/\s+/)
    .map((word) => word.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, ''))
    .filter((word) => fold(word) !== '');
}

function rephrase(words: readonly string[]): string[] {
  const text = ` ${words.map(fold).join(' ')} `;
  const found = REPHRASED.find(([phrase]) => text.includes(` ${phrase} `));
  if (!found) return [...words];
  const [phrase, instead] = found;
  const at = text.slice(0, text.indexOf(` ${phrase} `)).split(' ').length - 1;
  return [
    ...words.slice(0, at),
    ...instead.split(' '),
    ...words.slice(at + phrase.split(' ').length),
  ];
}

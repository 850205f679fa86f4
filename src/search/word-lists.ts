import { inEach } from '../languages/all-locales';
import { SPOKEN } from './languages';
import result from './words/result.json';

/** Lines of words, folded, as a set. */
const words = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/** Words without a meaning of their own. They find nothing, but tell "What is radon?" from other radon. */
export const STOP_WORDS = inEach((language) => words(SPOKEN[language].words.light));

/**
 * Everyday words that say little about what is meant. Where the site has one it counts as any other; where it has not,
 * it is no sign that the question is about something else.
 */
export const COMMON_WORDS = inEach((language) => words(SPOKEN[language].words.common));

/** Words of all languages about what a test gave: right before the number, naming it, or beside it. */
export const RESULT_WORDS = {
  before: words(result.before),
  named: words(result.named),
  beside: words(result.beside),
};

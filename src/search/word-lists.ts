import { inEach } from '../languages/all-locales';
import { SPOKEN } from './languages';
import result from './words/result.json';

/** Returns lines of folded words as a set. */
const words = (lines: readonly string[]): ReadonlySet<string> =>
  new Set(lines.flatMap((line) => line.split(' ')));

/**
 * Words without a meaning of their own. They find nothing, but tell "What is radon?" from other questions about radon.
 */
export const STOP_WORDS = inEach((language) => words(SPOKEN[language].words.light));

/**
 * Everyday words that say little about what is meant. One that the site has counts like any other; one that it lacks is
 * no sign that the question is about something else.
 */
export const COMMON_WORDS = inEach((language) => words(SPOKEN[language].words.common));

/** Words of all languages about a test result: right before the number, naming it, or next to it. */
export const RESULT_WORDS = {
  before: words(result.before),
  named: words(result.named),
  beside: words(result.beside),
};

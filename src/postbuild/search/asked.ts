import type { Asked, Questions, WithRarer } from '../../search/corpus';
import { LANGUAGES, type Language } from '../../search/stems';
import { STOP_WORDS } from '../../search/word-lists';
import { comparable } from '../../search/words';

/** Fewer words than this do not make a question. */
const LEAST_WORDS = 2;

/**
 * The number of questions per part, in each language other than the pages', to load with the first result; all of them
 * would take 7 KB more.
 */
const FIRST_OF_ANOTHER = 10;

/**
 * Splits the questions into those loaded with the first result and those loaded later. Later come the rarer ways to ask
 * (only in the language of the pages), most questions in other languages, and those that articles answer. Questions
 * about neither pages nor articles are left out.
 *
 * @param own language of the pages
 * @param pages addresses of the parts of pages
 * @param articles addresses of the parts of articles
 */
export function partAsked(
  asked: readonly WithRarer[],
  own: Language,
  pages: ReadonlySet<string>,
  articles: ReadonlySet<string>,
): { first: Asked[]; later: Asked[] } {
  const ofPages = asked.filter(({ at }) => pages.has(at));
  const ofArticles = asked.filter(({ at }) => articles.has(at));
  const others = LANGUAGES.filter((language) => language !== own);
  const ofOthers = (one: Asked, from: number, to?: number): Questions =>
    Object.fromEntries(others.map((language) => [language, one[language]?.slice(from, to) ?? []]));
  return {
    first: ofPages.flatMap((one) =>
      compared(one, { ...one, ...ofOthers(one, 0, FIRST_OF_ANOTHER) }),
    ),
    later: [
      ...ofPages.flatMap((one) => compared(one, ofOthers(one, FIRST_OF_ANOTHER))),
      ...ofArticles.flatMap((one) => compared(one, one)),
      ...[...ofPages, ...ofArticles].flatMap((one) =>
        compared(one, { [own]: (one.also?.[own] ?? []).map((text) => shorter(text, own)) }),
      ),
    ],
  };
}

/** Questions are only compared, never shown. Sorted, since similar ones side by side compress better. */
function compared({ at, answer }: Asked, questions: Questions): Asked[] {
  const own = LANGUAGES.flatMap((language) => {
    const texts = new Set(questions[language]?.map(comparable));
    return texts.size > 0 ? [[language, [...texts].sort()] as const] : [];
  });
  return own.length > 0 ? [{ at, ...(answer && { answer }), ...Object.fromEntries(own) }] : [];
}

/**
 * A question without its stop words: among so many, those do not help to find anything, and take a fifth more space.
 */
function shorter(text: string, language: Language): string {
  const words = comparable(text)
    .split(' ')
    .filter((word) => !STOP_WORDS[language].has(word));
  return words.length >= LEAST_WORDS ? words.join(' ') : text;
}

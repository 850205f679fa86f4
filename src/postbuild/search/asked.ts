import type { Asked, Questions, WithRarer } from '../../search/corpus';
import { LANGUAGES, type Language } from '../../search/stems';
import { STOP_WORDS } from '../../search/word-lists';
import { comparable } from '../../search/words';

/** Fewer words than these are no question. */
const LEAST_WORDS = 2;

/** So many questions in another language than that of the pages come first for each part: more would cost 7 KB. */
const FIRST_OF_ANOTHER = 10;

/**
 * Parts the questions that come with the first result from those that come after it: the rarer ways to ask, which are
 * read in the language of the pages alone, most of those in other languages, and what articles answer. What is about
 * neither pages nor articles is left out.
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

/** Questions are compared and never shown; those that begin alike take less to send side by side. */
function compared({ at, answer }: Asked, questions: Questions): Asked[] {
  const own = LANGUAGES.flatMap((language) => {
    const texts = new Set(questions[language]?.map(comparable));
    return texts.size > 0 ? [[language, [...texts].sort()] as const] : [];
  });
  return own.length > 0 ? [{ at, ...(answer && { answer }), ...Object.fromEntries(own) }] : [];
}

/** Where there are so many, the words without a meaning help to find nothing, and take a fifth more. */
function shorter(text: string, language: Language): string {
  const words = comparable(text)
    .split(' ')
    .filter((word) => !STOP_WORDS[language].has(word));
  return words.length >= LEAST_WORDS ? words.join(' ') : text;
}

import type { Asked } from '../../lib/search/corpus';
import { LANGUAGES, type Language } from '../../lib/search/stems';
import { STOP_WORDS } from '../../lib/search/stop-words';
import { comparable } from '../../lib/search/words';

/** As `asked.json` has them: the questions of a part, and rarer ways to ask them. */
export type WrittenAsked = Asked & { also?: Questions };

type Questions = Partial<Record<Language, string[]>>;

/** Fewer words than these are no question. */
const LEAST_WORDS = 2;

/**
 * Parts the questions that come with the first result from those that come after it: the rarer ways to ask, of which
 * there are twice as many, and what articles answer. What is about neither pages nor articles is left out.
 *
 * @param pages addresses of the parts of pages
 * @param articles addresses of the parts of articles
 */
export function partAsked(
  asked: readonly WrittenAsked[],
  pages: ReadonlySet<string>,
  articles: ReadonlySet<string>,
): { first: Asked[]; later: Asked[] } {
  const ofPages = asked.filter(({ at }) => pages.has(at));
  const ofArticles = asked.filter(({ at }) => articles.has(at));
  return {
    first: ofPages.flatMap((one) => compared(one, one)),
    later: [
      ...ofArticles.flatMap((one) => compared(one, one)),
      ...[...ofPages, ...ofArticles].flatMap((one) => compared(one, shorter(one.also ?? {}))),
    ],
  };
}

/** Questions are compared and never shown; those that begin alike take less to send side by side. */
function compared({ at, answer }: Asked, questions: Questions): Asked[] {
  const own = byLanguage(questions, (texts) => [...new Set(texts.map(comparable))].sort());
  return Object.keys(own).length > 0 ? [{ at, ...(answer && { answer }), ...own }] : [];
}

/** Where there are so many, the words without a meaning help to find nothing, and take a fifth more. */
const shorter = (questions: Questions): Questions =>
  byLanguage(questions, (texts, language) =>
    texts.map((text) => {
      const words = text.split(' ').filter((word) => !STOP_WORDS[language].has(word));
      return words.length >= LEAST_WORDS ? words.join(' ') : text;
    }),
  );

const byLanguage = (
  questions: Questions,
  change: (texts: readonly string[], language: Language) => string[],
): Questions =>
  Object.fromEntries(
    LANGUAGES.flatMap((language) => {
      const texts = questions[language];
      return texts ? [[language, change(texts, language)]] : [];
    }),
  );

import type { Index } from './index-of';
import { SPOKEN } from './languages';
import { LANGUAGES, termOf, type Language } from './stems';
import { STOP_WORDS } from './word-lists';
import { QUERY } from './weights';

/** Returns the language that knows most of the words; one that knows another form of a word knows it less well. */
export function languageOf(
  { found, spelled, corpus }: Index,
  forms: readonly string[],
  text: string,
): Language {
  const knows = (language: Language, form: string): number => {
    const isExact =
      STOP_WORDS[language].has(form) ||
      Object.hasOwn(corpus.synonyms[language], form) ||
      spelled.get(form)?.has(language);
    // "Rockville" looks Spanish.
    const isOurs = spelled.get(form)?.has(corpus.language);
    const isLike = !isOurs && SPOKEN[language].looks?.test(form) ? QUERY.likeSpelling : 0;
    return isLike + (isExact ? 1 : found.has(termOf(form, language)) ? QUERY.likeForm : 0);
  };
  const known = (language: Language): number =>
    forms.reduce(
      (sum, form) => sum + knows(language, form),
      SPOKEN[language].signs?.test(text) ? 1 : 0,
    );
  const first = (a: Language, b: Language): number =>
    known(b) - known(a) || Number(b === corpus.language) - Number(a === corpus.language);
  return [...LANGUAGES].sort(first)[0] ?? corpus.language;
}

import type { Locale } from './locales';

/** Paths of pages without the base, such as "/blog/new-article", by languages. */
export type PathsOf = Partial<Record<Locale, readonly string[]>>;

/** Which pages are not in all languages of the site, as they are in English. */
export interface TranslationGaps {
  /** Those that a language does not have. */
  missing: PathsOf;
  /** Those whose English text has changed since it was translated. */
  older: PathsOf;
}

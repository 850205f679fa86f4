import type { Locale } from './locales';

/** Paths of pages without the base, for example "/blog/new-article", by language. */
export type PathsOf = Partial<Record<Locale, readonly string[]>>;

/** The pages that some languages lack or have only in an older version. */
export interface TranslationGaps {
  /** Pages that a language does not have. */
  missing: PathsOf;
  /** Pages whose English text has changed since it was translated. */
  older: PathsOf;
}

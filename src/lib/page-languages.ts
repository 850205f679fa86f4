import type { Locale } from './locales';

/** Which pages are not in all languages of the site. */
export interface PageLanguages {
  /** Paths without the base, such as "/blog/new-article", of the pages that a language does not have. */
  missing: Partial<Record<Locale, readonly string[]>>;
}

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '../languages/locales';

/** The title and the tagline of the blog. */
export interface BlogWords {
  title: string;
  description: string;
}

/** The file where Docusaurus keeps these words in a language. */
const optionsFile = (locale: Locale): string =>
  `i18n/${locale}/docusaurus-plugin-content-blog/options.json`;

/**
 * The words of the blog in a language, for its feeds: Docusaurus translates them only on the page. English if there is
 * no translation.
 */
export function blogWords(english: BlogWords, siteDir: string, locale: Locale): BlogWords {
  const file = path.join(siteDir, optionsFile(locale));
  if (locale === DEFAULT_LOCALE || !existsSync(file)) return english;
  const own = JSON.parse(readFileSync(file, 'utf8')) as Record<
    keyof BlogWords,
    { message?: string } | undefined
  >;
  return {
    title: own.title?.message ?? english.title,
    description: own.description?.message ?? english.description,
  };
}

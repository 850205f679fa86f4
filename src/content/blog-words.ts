import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '../languages/locales';

/** What the blog is called, and what stands below its name. */
export interface BlogWords {
  title: string;
  description: string;
}

/** Where Docusaurus keeps them in a language. */
const optionsFile = (locale: Locale): string =>
  `i18n/${locale}/docusaurus-plugin-content-blog/options.json`;

/** What the blog is called in a language, for its feeds: Docusaurus translates those of the page alone. */
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

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { DEFAULT_LOCALE, type Locale } from '../languages/locales';

/** Where Docusaurus keeps what the blog is called in a language. */
const optionsFile = (locale: Locale): string =>
  `i18n/${locale}/docusaurus-plugin-content-blog/options.json`;

/**
 * What the blog is called in a language, for its feeds: Docusaurus translates the title of the page alone.
 *
 * @param english its name in the configuration
 */
export function blogTitle(english: string, siteDir: string, locale: Locale): string {
  const file = path.join(siteDir, optionsFile(locale));
  if (locale === DEFAULT_LOCALE || !existsSync(file)) return english;
  const { title } = JSON.parse(readFileSync(file, 'utf8')) as { title?: { message?: string } };
  return title?.message ?? english;
}

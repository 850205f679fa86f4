import { ALL_LOCALES } from './all-locales';
import type { Locale } from './locales';
import { PAGE_LANGUAGE } from './page-language';

const nameIn = (language: string, code: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

/** The locale of the site with this English name: "Spanish" is `es`. @returns undefined for any other language */
export const localeNamed = (english: string): Locale | undefined =>
  ALL_LOCALES.find((one) => nameIn('en-US', one) === english);

/**
 * The name of a language in another language: "Spanish" is "español" in Spanish.
 *
 * @param english its name in the data; returned as it is if the site has no such language
 * @param language BCP 47 tag of the language to write it in
 */
export function languageName(english: string, language = PAGE_LANGUAGE): string {
  const code = localeNamed(english);
  return code === undefined ? english : nameIn(language, code);
}

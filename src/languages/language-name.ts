import { ALL_LOCALES } from './all-locales';
import type { Locale } from './locales';
import { PAGE_LANGUAGE } from './page-language';

const nameIn = (language: string, code: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

/** The language of the site that English calls so: "Spanish" is `es`. @returns undefined of any other language */
export const localeNamed = (english: string): Locale | undefined =>
  ALL_LOCALES.find((one) => nameIn('en-US', one) === english);

/**
 * What a language is called in another: "Spanish" is "español" in Spanish.
 *
 * @param english its name in the data; one in which the site is not written stays as it is
 */
export function languageName(english: string, language = PAGE_LANGUAGE): string {
  const code = localeNamed(english);
  return code === undefined ? english : nameIn(language, code);
}

import { LOCALES } from './locales';
import { PAGE_LANGUAGE } from './page-language';

const nameIn = (language: string, code: string): string =>
  new Intl.DisplayNames(language, { type: 'language' }).of(code) ?? code;

/**
 * What a language is called in another: "Spanish" is "español" in Spanish.
 *
 * @param english its name in the data; one in which the site is not written stays as it is
 */
export function languageName(english: string, language = PAGE_LANGUAGE): string {
  const code = Object.keys(LOCALES).find((one) => nameIn('en-US', one) === english);
  return code === undefined ? english : nameIn(language, code);
}

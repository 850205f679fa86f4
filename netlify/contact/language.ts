import { DEFAULT_LOCALE, isLocale, type Locale } from '../../src/languages/locales';

/** The language of a form, by the word it sent for it; any other word, and none, is that of the site's root. */
export function languageOf(word: string): Locale {
  return isLocale(word) ? word : DEFAULT_LOCALE;
}

/** What the office calls a language: "Spanish". */
export function languageInWords(language: Locale): string {
  return new Intl.DisplayNames('en-US', { type: 'language' }).of(language) ?? language;
}

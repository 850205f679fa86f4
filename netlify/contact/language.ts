import { DEFAULT_LOCALE, isLocale, type Locale } from '../../src/languages/locales';

/** Returns the locale that a form named, or the default locale if the value is empty or unknown. */
export function languageOf(word: string): Locale {
  return isLocale(word) ? word : DEFAULT_LOCALE;
}

/** Returns the English name of a language: "Spanish". */
export function languageInWords(language: Locale): string {
  return new Intl.DisplayNames('en-US', { type: 'language' }).of(language) ?? language;
}

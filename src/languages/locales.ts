/** A language of the site, as pages and links name it. */
interface LocaleEntry {
  /** The language and its region, for `html lang` and everything that `Intl` writes (BCP 47). */
  htmlLang: string;
  /** What those who speak it call it. */
  label: string;
}

/** The languages that the site can be built in, in the order in which they are offered. */
export const LOCALES = {
  en: { htmlLang: 'en-US', label: 'English' },
  es: { htmlLang: 'es-US', label: 'Español' },
  pt: { htmlLang: 'pt-BR', label: 'Português' },
} as const satisfies Readonly<Record<string, LocaleEntry>>;

export type Locale = keyof typeof LOCALES;

/** What a link to a page in a language says to those whose browser prefers it. */
export const OFFERS: Readonly<Record<Locale, string>> = {
  en: 'Read in English',
  es: 'Leer en español',
  pt: 'Ler em português',
};

/** What stands on the social picture of the site, for addresses that have none of their own. */
export const PROMISES: Readonly<Record<Locale, string>> = {
  en: 'Radon testing you can rely on',
  es: 'Pruebas de radón en las que puede confiar',
  pt: 'Testes de radônio em que você pode confiar',
};

/** What stands above a link to the sheet for a house that is tested, for those who read that language. */
export const SHEET_WORDS: Readonly<Record<Locale, string>> = {
  en: 'How to prepare your house for the radon test',
  es: 'Cómo preparar su casa para la prueba de radón',
  pt: 'Como preparar a sua casa para o teste de radônio',
};

/** What a link to the search in a language says to those who typed words of it. */
export const SEARCH_OFFERS: Readonly<Record<Locale, string>> = {
  en: 'Search in English',
  es: 'Buscar en español',
  pt: 'Buscar em português',
};

/** The language at the root of the site, from which all others are translated. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** Whether a word is the short name of a language that the site knows. */
export function isLocale(word: string): word is Locale {
  return Object.hasOwn(LOCALES, word);
}

/**
 * The address of a page in a language.
 *
 * @param path as English has it, such as "/contact#message-sent"
 * @returns the same below the base of the language: "/es/contact#message-sent"
 */
export function pathIn(locale: Locale, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}

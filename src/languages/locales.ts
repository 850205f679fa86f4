/** A language of the site. */
interface LocaleEntry {
  /** Language and region (BCP 47), for `html lang` and everything that `Intl` formats. */
  htmlLang: string;
  /** The language's own name. */
  label: string;
}

/** The languages that the site can be built in, in the order in which they are offered. */
export const LOCALES = {
  en: { htmlLang: 'en-US', label: 'English' },
  es: { htmlLang: 'es-US', label: 'Español' },
  pt: { htmlLang: 'pt-BR', label: 'Português' },
} as const satisfies Readonly<Record<string, LocaleEntry>>;

export type Locale = keyof typeof LOCALES;

/** The text of a link to a page in a language, for visitors whose browser prefers it. */
export const OFFERS: Readonly<Record<Locale, string>> = {
  en: 'Read in English',
  es: 'Leer en español',
  pt: 'Ler em português',
};

/** The title on the default social picture, for addresses that have no picture of their own. */
export const PROMISES: Readonly<Record<Locale, string>> = {
  en: 'Radon testing you can rely on',
  es: 'Pruebas de radón en las que puede confiar',
  pt: 'Testes de radônio em que você pode confiar',
};

/** The words before a link to the preparation sheet, in a message to someone who reads that language. */
export const SHEET_WORDS: Readonly<Record<Locale, string>> = {
  en: 'How to prepare your house for the radon test',
  es: 'Cómo preparar su casa para la prueba de radón',
  pt: 'Como preparar a sua casa para o teste de radônio',
};

/** The text of a link to the search in a language, for visitors who typed words of it. */
export const SEARCH_OFFERS: Readonly<Record<Locale, string>> = {
  en: 'Search in English',
  es: 'Buscar en español',
  pt: 'Buscar em português',
};

/** The language at the root of the site, from which all others are translated. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/** True if a word is the code of a language of the site. */
export function isLocale(word: string): word is Locale {
  return Object.hasOwn(LOCALES, word);
}

/**
 * The path of a page in a language.
 *
 * @param path the English path, for example "/contact#message-sent"
 * @returns the path below the base of the language: "/es/contact#message-sent"
 */
export function pathIn(locale: Locale, path: string): string {
  return locale === DEFAULT_LOCALE ? path : `/${locale}${path}`;
}

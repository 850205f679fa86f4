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

/** What a link to the search in a language says to those who typed words of it. */
export const SEARCH_OFFERS: Readonly<Record<Locale, string>> = {
  en: 'Search in English',
  es: 'Buscar en español',
  pt: 'Buscar em português',
};

/** The language at the root of the site, from which all others are translated. */
export const DEFAULT_LOCALE = 'en' satisfies Locale;

/**
 * The languages to build: all, or what `SITE_LANGUAGES` names.
 *
 * @param environment such as `{ SITE_LANGUAGES: 'en,es' }`
 * @returns the language at the root first
 * @throws Error when `SITE_LANGUAGES` names a language that the site does not know, or leaves out the one at the root
 */
export function siteLocales(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Locale[] {
  const given = environment['SITE_LANGUAGES'];
  if (given === undefined || given === '') return Object.keys(LOCALES) as Locale[];
  const named = given.split(',');
  const unknown = named.filter((name) => !isLocale(name));
  if (unknown.length > 0 || !named.includes(DEFAULT_LOCALE)) {
    throw new Error(
      `SITE_LANGUAGES is "${given}"; write ${DEFAULT_LOCALE} and others of ` +
        `${Object.keys(LOCALES).join(', ')}, with commas and no blanks between them.`,
    );
  }
  return (Object.keys(LOCALES) as Locale[]).filter((locale) => named.includes(locale));
}

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

import { DEFAULT_LOCALE, isLocale, LOCALES, type Locale } from './locales';

/** The languages that the site can be built in, the default one first. */
export const ALL_LOCALES = Object.keys(LOCALES) as Locale[];

/** The languages into which the site is translated. */
export const TRANSLATED_LOCALES = ALL_LOCALES.filter((locale) => locale !== DEFAULT_LOCALE);

/** An object with one value per language. */
export function inEach<T>(of: (locale: Locale) => T): Record<Locale, T> {
  return Object.fromEntries(ALL_LOCALES.map((locale) => [locale, of(locale)])) as Record<Locale, T>;
}

/**
 * The languages to build: all, or those that `SITE_LANGUAGES` lists.
 *
 * @param environment for example `{ SITE_LANGUAGES: 'en,es' }`
 * @returns the languages, the default one first
 * @throws Error if `SITE_LANGUAGES` names an unknown language or leaves out the default one
 */
export function siteLocales(
  environment: Readonly<Record<string, string | undefined>> = process.env,
): Locale[] {
  const given = environment['SITE_LANGUAGES'];
  if (given === undefined || given === '') return ALL_LOCALES;
  const named = given.split(',');
  const unknown = named.filter((name) => !isLocale(name));
  if (unknown.length > 0 || !named.includes(DEFAULT_LOCALE)) {
    throw new Error(
      `SITE_LANGUAGES is "${given}"; write ${DEFAULT_LOCALE} and others of ` +
        `${ALL_LOCALES.join(', ')}, with commas and no blanks between them.`,
    );
  }
  return ALL_LOCALES.filter((locale) => named.includes(locale));
}

import { DEFAULT_LOCALE, isLocale, type Locale } from '../languages/locales';

/**
 * The language that Docusaurus is building or serving now. It reads the configuration once per language, and sets this
 * variable first.
 */
export function builtLocale(): Locale {
  const named = process.env['DOCUSAURUS_CURRENT_LOCALE'] ?? '';
  return isLocale(named) ? named : DEFAULT_LOCALE;
}

import { DEFAULT_LOCALE, isLocale, type Locale } from '../languages/locales';

/**
 * The language that Docusaurus is building or editing now. It reads the configuration anew for each, and says so by a
 * variable before it does.
 */
export function builtLocale(): Locale {
  const named = process.env['DOCUSAURUS_CURRENT_LOCALE'] ?? '';
  return isLocale(named) ? named : DEFAULT_LOCALE;
}

import { isLocale } from '../languages/locales';

const LANGUAGES = new Intl.DisplayNames('en', { type: 'language' });

/** A name such as `perSample` or `call_to_action` as people write it; for a language code, the language's name. */
export function labelOf(name: string): string {
  if (isLocale(name)) return LANGUAGES.of(name)!;
  const words = name
    .replace(/_/g, ' ')
    .replace(/([a-z0-9])([A-Z])/g, (_pair, end: string, start: string) => `${end} ${start}`);
  return words.charAt(0).toUpperCase() + words.slice(1).toLowerCase();
}

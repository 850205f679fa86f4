import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { Locale } from '@site/src/languages/locales';
import type { TranslationGaps } from '@site/src/languages/translation-gaps';
import { useSitePath } from '@site/src/docusaurus/use-site-path';

/** What a page knows of itself in other languages. */
interface Translations {
  /** Its address in a language; for an address that does not exist, the home page. */
  addressIn: (locale: Locale) => string;
  /** Whether a language has the English text in its place. */
  isMissingIn: (locale: Locale) => boolean;
  /** Whether this very page is English text in another language. */
  isStandIn: boolean;
  /** Whether the English text of this page has changed since it was translated. */
  isOlder: boolean;
}

/** The page that is being rendered, in all languages of the site. */
export function useTranslations(): Translations {
  const { i18n } = useDocusaurusContext();
  const { missing, older } = usePluginData('languages', undefined, {
    failfast: true,
  }) as TranslationGaps;
  const path = useSitePath();
  const known = /^\/404(\.html)?$/.test(path) ? '/' : path;
  const isMissingIn = (locale: Locale): boolean => missing[locale]?.includes(known) ?? false;
  return {
    addressIn: (locale) => `${i18n.localeConfigs[locale]?.baseUrl ?? '/'}${known.slice(1)}`,
    isMissingIn,
    isStandIn: isMissingIn(i18n.currentLocale as Locale),
    isOlder: older[i18n.currentLocale as Locale]?.includes(known) ?? false,
  };
}

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { usePluginData } from '@docusaurus/useGlobalData';
import type { Locale } from '@site/src/languages/locales';
import type { TranslationGaps } from '@site/src/languages/translation-gaps';
import { useSitePath } from '@site/src/docusaurus/use-site-path';

/** What a page knows about its versions in other languages. */
interface Translations {
  /** Returns the page's path in a language; for the 404 page, the path of the home page. */
  addressIn: (locale: Locale) => string;
  /** True if a language shows English text in place of this page. */
  isMissingIn: (locale: Locale) => boolean;
  /** True if this page itself shows English text because its language lacks it. */
  isStandIn: boolean;
  /** True if the English page has changed since this translation. */
  isOlder: boolean;
}

/**
 * Returns the versions of the page being rendered in the languages of the site.
 *
 * @throws Error when the plugin `languages` is not in the site's configuration
 */
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

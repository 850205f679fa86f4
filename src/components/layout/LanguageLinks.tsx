import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { useTranslations } from './useTranslations';
import { LOCALES, OFFERS } from '@site/src/languages/locales';

interface LanguageLinksProps {
  className?: string | undefined;
  /** True for the first links on the page: they are a landmark and include the offers. */
  isFirst?: boolean;
}

/**
 * Links to this page in each language of the site, which work without scripts; nothing if there is only one.
 * `src/inline/languages.ts` adds the query and fragment of the current address, and once per visit shows the offer of
 * the language that the browser prefers.
 */
export function LanguageLinks({ className, isFirst = false }: LanguageLinksProps): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { addressIn, isMissingIn } = useTranslations();
  const locales = i18n.locales.map((locale) => locale as keyof typeof LOCALES);
  if (locales.length < 2) return null;
  const Frame = isFirst ? 'nav' : 'div';
  const label = translate({ id: 'languages.label', message: 'Language' });
  return (
    <Frame className={className} aria-label={isFirst ? label : undefined} data-languages>
      <ul>
        {locales.map((locale) => {
          const { htmlLang, label: name } = LOCALES[locale];
          const isOwn = locale === i18n.currentLocale;
          return (
            <li key={locale}>
              {/* eslint-disable-next-line @docusaurus/no-html-links -- leads out of what the router knows */}
              <a
                href={addressIn(locale)}
                lang={htmlLang}
                hrefLang={htmlLang}
                aria-current={isOwn ? 'true' : undefined}
                data-short={isFirst ? locale.toUpperCase() : undefined}
                data-offer={isFirst && !isOwn && !isMissingIn(locale) ? locale : undefined}
              >
                <span>{name}</span>
                {isFirst && !isOwn && <span data-offered>{OFFERS[locale]}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </Frame>
  );
}

import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { usePageLanguages } from '@site/src/docusaurus/use-page-languages';
import { LOCALES, OFFERS } from '@site/src/lib/locales';

/**
 * This page in each language of the site: plain links, which work before and without scripts. A script takes the part
 * of the page along that is open (`src/inline/languages.ts`), and shows, once a visit, the offer of the language that
 * the browser prefers.
 */
export function LanguageLinks({
  className,
  offers = false,
}: {
  className?: string | undefined;
  /** Whether the offers stand here. */
  offers?: boolean;
}): ReactNode {
  const { i18n } = useDocusaurusContext();
  const { addressIn, isMissingIn } = usePageLanguages();
  const locales = i18n.locales.map((locale) => locale as keyof typeof LOCALES);
  if (locales.length < 2) return null;
  return (
    <nav
      className={className}
      aria-label={translate({ id: 'languages.label', message: 'Language' })}
      data-languages
    >
      <ul>
        {locales.map((locale) => {
          const { htmlLang, label } = LOCALES[locale];
          const isOwn = locale === i18n.currentLocale;
          return (
            <li key={locale}>
              {/* eslint-disable-next-line @docusaurus/no-html-links -- leads out of what the router knows */}
              <a
                href={addressIn(locale)}
                lang={htmlLang}
                hrefLang={htmlLang}
                aria-current={isOwn ? 'true' : undefined}
                data-offer={offers && !isOwn && !isMissingIn(locale) ? locale : undefined}
              >
                <span>{label}</span>
                {offers && !isOwn && <span>{OFFERS[locale]}</span>}
              </a>
            </li>
          );
        })}
      </ul>
    </nav>
  );
}

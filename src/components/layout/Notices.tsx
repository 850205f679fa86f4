import { translate } from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { notices } from '@site/src/data';
import { DEFAULT_LOCALE, LOCALES, type Locale } from '@site/src/languages/locales';
import { companyDay } from '@site/src/lib/company-day';
import { datedNotices } from './dated-notices';
import styles from './LanguageNotices.module.css';

/** The office's notices, on every page. `src/inline/notices.ts` shows each from its first day to its last. */
export function Notices(): ReactNode {
  const locale = useDocusaurusContext().i18n.currentLocale as Locale;
  return datedNotices(notices, companyDay(new Date())).map(({ text, moments, isShown }) => (
    <aside
      key={moments}
      className={`page ${styles.notice} no-print`}
      aria-label={translate({ id: 'notices.label', message: 'From our office' })}
      data-notice={moments}
      data-search-ignore=""
      hidden={!isShown}
      lang={text[locale] === undefined ? LOCALES[DEFAULT_LOCALE].htmlLang : undefined}
    >
      <strong>{text[locale] ?? text[DEFAULT_LOCALE]}</strong>
    </aside>
  ));
}

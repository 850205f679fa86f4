import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { LOCALES, SHEET_WORDS, type Locale } from '@site/src/languages/locales';
import { NativeLink } from '../ui/NativeLink';
import styles from './Requests.module.css';

const SHEET = 'tools/closed-house';

/** What an agent can send to clients: the closed-house sheet in each language, the sample report, and the laws. */
export function ForClients(): ReactNode {
  const { i18n } = useDocusaurusContext();
  return (
    <>
      <h2 id="for-clients">
        <Translate id="agents.clients">To send to your clients</Translate>
      </h2>
      <ul className={styles.rows}>
        <li>
          <strong>
            <Translate id="agents.sheet">
              How to prepare the house, with your clients’ hours
            </Translate>
          </strong>
          <ul className={styles.rows}>
            {i18n.locales.map((locale) => (
              <Sheet
                key={locale}
                locale={locale as Locale}
                address={`${company.url}${i18n.localeConfigs[locale]?.baseUrl ?? '/'}${SHEET}`}
              />
            ))}
          </ul>
        </li>
        <li>
          <Link to="/sample-report">
            <Translate id="agents.specimen">What our report looks like</Translate>
          </Link>
        </li>
        <li>
          <Link to="/radon-laws">
            <Translate id="agents.laws">The law in each place, on one page</Translate>
          </Link>
        </li>
      </ul>
    </>
  );
}

/** The sheet in one language: a link to open it, a text message and an email, both without a recipient. */
function Sheet({ locale, address }: { locale: Locale; address: string }): ReactNode {
  const { htmlLang, label } = LOCALES[locale];
  const subject = encodeURIComponent(SHEET_WORDS[locale]);
  const body = encodeURIComponent(`${SHEET_WORDS[locale]}: ${address} (${company.name})`);
  const named = { className: 'visually-hidden', lang: htmlLang };
  return (
    <li>
      <NativeLink href={address} hrefLang={htmlLang} lang={htmlLang}>
        {label}
      </NativeLink>
      {/* Both iOS and Android read the body after "?&". */}
      <NativeLink href={`sms:?&body=${body}`}>
        <Translate id="agents.text">Text it</Translate>
        <span {...named}>{` (${label})`}</span>
      </NativeLink>
      <NativeLink href={`mailto:?subject=${subject}&body=${body}`}>
        <Translate id="agents.mail">Email it</Translate>
        <span {...named}>{` (${label})`}</span>
      </NativeLink>
    </li>
  );
}

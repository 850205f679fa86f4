import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { DEFAULT_LOCALE, LOCALES } from '@site/src/languages/locales';
import { PhoneLink } from '../ui/ContactLinks';
import styles from './LanguageNotices.module.css';

/** Says that the English page has changed since this translation, and links to it. */
export function OlderNotice({ english }: { english: string }): ReactNode {
  return (
    <p className={`page ${styles.notice}`} data-search-ignore="">
      <Translate
        id="languages.older"
        values={{
          english: (
            // eslint-disable-next-line @docusaurus/no-html-links -- leads out of what the router knows
            <a href={english} hrefLang={LOCALES[DEFAULT_LOCALE].htmlLang}>
              <Translate id="languages.english">English page</Translate>
            </a>
          ),
        }}
      >
        {'The {english} has changed since this was translated.'}
      </Translate>
    </p>
  );
}

/** Says, in the page's language, that the text below is in English. */
export function StandInNotice(): ReactNode {
  return (
    <p className={`page ${styles.notice}`} data-search-ignore="">
      <Translate id="languages.standIn">
        This page is not in your language yet. We speak it: call or text us.
      </Translate>{' '}
      <PhoneLink />
    </p>
  );
}

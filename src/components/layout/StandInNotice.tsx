import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { PhoneLink } from '../ui/ContactLinks';
import styles from './StandInNotice.module.css';

/** Says, in the visitor's language, that the text below is English. */
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

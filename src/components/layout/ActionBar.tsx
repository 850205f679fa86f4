import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { PhoneLink, SmsLink } from '../ui/ContactLinks';
import { Icon } from '../ui/Icon';
import styles from './ActionBar.module.css';

/**
 * Links to call, text, the tools and scheduling, within reach of the thumb at the bottom of a narrow screen. The bar is
 * sticky and last in the page, so it covers nothing once the visitor has scrolled to the end.
 */
export function ActionBar(): ReactNode {
  return (
    <nav
      className={`${styles.bar} no-print`}
      aria-label={translate({ id: 'actionBar.label', message: 'Reach us' })}
    >
      <PhoneLink>
        <Icon name="phone" />
        <Translate id="actionBar.call">Call</Translate>
      </PhoneLink>
      <SmsLink>
        <Icon name="text" />
        <Translate id="actionBar.text">Text</Translate>
      </SmsLink>
      <Link to="/tools">
        <Icon name="scale" />
        <Translate id="actionBar.tools">My case</Translate>
      </Link>
      <Link to="/scheduler" className={styles.schedule}>
        <Icon name="clock" />
        <Translate id="actionBar.schedule">Schedule</Translate>
      </Link>
    </nav>
  );
}

import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import styles from './Button.module.css';
import { NativeLink } from './NativeLink';
import { Icon } from './Icon';

/** A button that calls the office and shows its number. */
export function CallButton(): ReactNode {
  return (
    <NativeLink
      href={`tel:${company.phone.e164}`}
      className={clsx(styles.button, styles.secondary)}
    >
      <Icon name="phone" />
      <Translate id="call.button" values={{ phone: company.phone.display }}>
        {'Call {phone}'}
      </Translate>
    </NativeLink>
  );
}

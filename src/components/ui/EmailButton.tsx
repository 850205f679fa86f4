import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import styles from './Button.module.css';
import { NativeLink } from './NativeLink';
import { Icon } from './Icon';

/** A button that opens an email to the office. */
export function EmailButton({ label }: { label?: string }): ReactNode {
  return (
    <NativeLink
      href={`mailto:${company.email}`}
      data-printed={company.email}
      className={clsx(styles.button, styles.secondary)}
    >
      <Icon name="mail" />
      {label ?? <Translate id="email.button">Email the office</Translate>}
    </NativeLink>
  );
}

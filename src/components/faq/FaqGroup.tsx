import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './Faq.module.css';

/** A group of questions under its heading. */
export function FaqGroup({ children }: { children?: ReactNode }): ReactNode {
  return <section className={styles.group}>{children}</section>;
}

/** The list of the groups, at the top of the FAQ page. */
export function FaqIndex({ children }: { children?: ReactNode }): ReactNode {
  const label = translate({ id: 'faq.groups', message: 'Groups of questions' });
  return (
    <nav className={styles.index} aria-label={label}>
      {children}
    </nav>
  );
}

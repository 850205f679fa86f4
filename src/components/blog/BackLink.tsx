import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './BackLink.module.css';

export interface BackLinkProps {
  to: string;
  children: ReactNode;
}

/** The way back to the page above. */
export function BackLink({ to, children }: BackLinkProps): ReactNode {
  return (
    <Link to={to} className={styles.back}>
      <span aria-hidden="true">←</span> {children}
    </Link>
  );
}

import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './BackLink.module.css';

export interface BackLinkProps {
  to: string;
  label: ReactNode;
}

/** A link back to the parent page; not printed. */
export function BackLink({ to, label }: BackLinkProps): ReactNode {
  return (
    <Link to={to} className={`${styles.back} no-print`}>
      <Icon name="back" />
      {label}
    </Link>
  );
}

import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './LinkCard.module.css';

export interface LinkCardProps {
  to: string;
  title: string;
  icon: string;
  children: ReactNode;
}

/** A card in a list that links to a page, with a short text about it. */
export function LinkCard({ to, title, icon, children }: LinkCardProps): ReactNode {
  return (
    <li className={styles.card}>
      <Icon name={icon} />
      <h3>
        <Link to={to}>{title}</Link>
        {to.startsWith('http') && <Icon name="external" />}
      </h3>
      <p>{children}</p>
    </li>
  );
}

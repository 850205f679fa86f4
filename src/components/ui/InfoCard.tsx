import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { Protocol, type ProtocolProps } from '../services/Protocol';
import { Icon } from './Icon';
import styles from './InfoCard.module.css';

export interface InfoCardProps {
  title: ReactNode;
  icon?: string;
  /** Where the heading links to. */
  to?: string;
  /** The standard named at the bottom of the card. */
  standard?: ProtocolProps['standard'];
  children?: ReactNode;
}

/** A card in a list: a heading and a short text. */
export function InfoCard({ title, icon, to, standard, children }: InfoCardProps): ReactNode {
  return (
    <li className={styles.card}>
      {icon && <Icon name={icon} />}
      <h3>{to ? <Link to={to}>{title}</Link> : title}</h3>
      {children}
      {standard && (
        <p className={styles.note}>
          <Protocol standard={standard} />
        </p>
      )}
    </li>
  );
}

/** Cards side by side. */
export function CardGrid({ children }: { children?: ReactNode }): ReactNode {
  return <ul className="grid">{children}</ul>;
}

import type { ReactNode } from 'react';
import { Icon } from './Icon';
import styles from './InfoCard.module.css';

export interface InfoCardProps {
  title: ReactNode;
  icon?: string;
  children: ReactNode;
  /** A line set apart at the foot of the card, such as the protocol followed. */
  note?: ReactNode;
}

/** A list item with a heading and a few words; it leads nowhere. */
export function InfoCard({ title, icon, children, note }: InfoCardProps): ReactNode {
  return (
    <li className={styles.card}>
      {icon && <Icon name={icon} />}
      <h3>{title}</h3>
      <p>{children}</p>
      {note && <p className={styles.note}>{note}</p>}
    </li>
  );
}

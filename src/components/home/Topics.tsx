import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import styles from './Topics.module.css';

/** Where visitors come from, in their own words. */
export function Topics({ children }: { children?: ReactNode }): ReactNode {
  return <ul className={styles.list}>{children}</ul>;
}

export interface TopicProps {
  title: string;
  to: string;
  children?: ReactNode;
}

/** What brings somebody here, and the page that answers it. */
export function Topic({ title, to, children }: TopicProps): ReactNode {
  return (
    <li>
      <Link to={to}>{title}</Link>
      {children}
    </li>
  );
}

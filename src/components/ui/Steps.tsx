import type { ReactNode } from 'react';
import styles from './Steps.module.css';

/** A numbered list of steps; each item has a heading and a text. */
export function Steps({ children }: { children?: ReactNode }): ReactNode {
  return <ol className={styles.steps}>{children}</ol>;
}

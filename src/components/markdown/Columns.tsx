import type { ReactNode } from 'react';
import styles from './Blocks.module.css';

/** Blocks side by side if the screen is wide enough. */
export function SideColumns({ children }: { children?: ReactNode }): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}

/** Buttons in a row. */
export function ButtonRow({ children }: { children?: ReactNode }): ReactNode {
  return <div className={`actions ${styles.buttons}`}>{children}</div>;
}

/** A block of `SideColumns`. */
export function SideColumn({ children }: { children?: ReactNode }): ReactNode {
  return <section>{children}</section>;
}

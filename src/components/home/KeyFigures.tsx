import type { ReactNode } from 'react';
import styles from './KeyFigures.module.css';

/** The answers that visitors look for first, in a band below the first screen. */
export function KeyFigures({ children }: { children?: ReactNode }): ReactNode {
  return (
    <section className={styles.band}>
      <dl className={`page ${styles.figures}`}>{children}</dl>
    </section>
  );
}

export interface KeyFigureProps {
  label: string;
  value: string;
}

/** An answer, below its label. */
export function KeyFigure({ label, value }: KeyFigureProps): ReactNode {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

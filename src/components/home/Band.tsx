import type { ReactNode } from 'react';
import styles from './Band.module.css';
import { PairDrawing } from './PairDrawing';

export interface BandProps {
  /** Each of its sentences is on a line of its own. */
  title: string;
  children?: ReactNode;
}

/** What the company does and what it does not, in a band of its own. */
export function Band({ title, children }: BandProps): ReactNode {
  return (
    <section className={styles.band}>
      <div className={`page ${styles.inner}`}>
        <div className={styles.words}>
          <h2>
            {title.split(/(?<=\.) /).map((sentence, index) => (
              <span key={sentence}>
                {index > 0 && ' '}
                {sentence}
              </span>
            ))}
          </h2>
          {children}
        </div>
        <PairDrawing />
      </div>
    </section>
  );
}

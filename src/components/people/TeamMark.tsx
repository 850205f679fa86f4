import type { ReactNode } from 'react';
import { people } from '@site/src/data';
import { Monogram } from './Monogram';
import styles from './TeamMark.module.css';

/** Both owners' monograms side by side, as an ornament. */
export function TeamMark(): ReactNode {
  return (
    <div className={styles.pair}>
      <Monogram person={people.inspector} />
      <Monogram person={people.measurement} />
    </div>
  );
}

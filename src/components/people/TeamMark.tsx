import type { ReactNode } from 'react';
import { people } from '@site/src/data';
import { Monogram } from './Monogram';
import styles from './TeamMark.module.css';

/** The owners' monograms side by side, as an ornament. */
export function TeamMark(): ReactNode {
  return (
    <div className={styles.pair}>
      {Object.values(people)
        .filter(({ owner }) => owner)
        .slice(0, 2)
        .map((person) => (
          <Monogram key={person.name} person={person} />
        ))}
    </div>
  );
}

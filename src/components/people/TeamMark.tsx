import type { ReactNode } from 'react';
import { people } from '@site/src/data';
import { Monogram } from './Monogram';
import styles from './TeamMark.module.css';

/** The portraits of the first two owners side by side, as decoration. */
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

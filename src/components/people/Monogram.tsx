import type { ReactNode } from 'react';
import type { Person } from '@site/src/data';
import styles from './Monogram.module.css';

export interface MonogramProps {
  person: Person;
}

/** A drawn monogram in place of a portrait, until there is a photograph. Decorative: the name stands beside it. */
export function Monogram({ person }: MonogramProps): ReactNode {
  const initials = person.name
    .split(' ')
    .map((word) => word[0])
    .join('');
  return (
    <svg className={styles.portrait} viewBox="0 0 200 200" aria-hidden="true">
      <circle className={styles.ground} cx="100" cy="100" r="100" />
      <path
        className={styles.strata}
        d="M14 151c30-12 56 8 86 2s56-12 86 0M28 170c24-10 48 6 72 2s48-10 72 0"
      />
      <text x="100" y="104" textAnchor="middle" dominantBaseline="middle">
        {initials}
      </text>
    </svg>
  );
}

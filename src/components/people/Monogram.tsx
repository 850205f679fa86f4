import type { ReactNode } from 'react';
import type { Person } from '@site/src/data';
import { withBase } from '@site/src/lib/base';
import styles from './Monogram.module.css';

export interface MonogramProps {
  person: Person;
}

/** A person's portrait: the photo if the data have one, or else decorative initials. */
export function Monogram({ person }: MonogramProps): ReactNode {
  if (person.photo) {
    return (
      <img className={styles.portrait} src={withBase(person.photo.file)} alt={person.photo.alt} />
    );
  }
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

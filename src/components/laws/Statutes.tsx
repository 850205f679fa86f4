import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { statutes, type Statute } from '@site/src/data';
import { longDate } from '@site/src/lib/format';
import { KnownFrom } from './Provenance';
import styles from './Provenance.module.css';

export interface StatutesProps {
  /** The `place` of the statutes in `src/data/statutes.json`. */
  place: Statute['place'];
}

/** What the statutes of a state or of the District require, each with its source. */
export function Statutes({ place }: StatutesProps): ReactNode {
  return (
    <ul>
      {Object.values(statutes)
        .filter((statute) => statute.place === place)
        .map((statute) => (
          <li key={statute.says}>
            {statute.says}
            {statute.note && ` ${statute.note}`}
            <StatuteSource statute={statute} />
          </li>
        ))}
    </ul>
  );
}

function StatuteSource({ statute }: { statute: Statute }): ReactNode {
  const { since } = statute;
  return (
    <small className={styles.source} data-provenance="">
      <KnownFrom of={statute} />
      {since && (
        <>
          {' · '}
          <Translate id="laws.statute.since" values={{ day: longDate(since) }}>
            {'in effect since {day}'}
          </Translate>
        </>
      )}
    </small>
  );
}

import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { statutes, type Statute, sourceOf } from '@site/src/data';
import { longDate } from '@site/src/lib/format';
import { SourceLink } from './SourceLink';
import styles from './Provenance.module.css';

export interface StatutesProps {
  /** `place` of the rules in `src/data/statutes.json`. */
  place: Statute['place'];
}

/** What the statutes of a state, or of the District, ask: each with its text and the day we looked. */
export function Statutes({ place }: StatutesProps): ReactNode {
  return (
    <ul>
      {Object.values(statutes)
        .filter((statute) => statute.place === place)
        .map((statute) => (
          <li key={statute.says}>
            {statute.says}
            {statute.differs && ` ${statute.differs}`}
            <StatuteSource statute={statute} />
          </li>
        ))}
    </ul>
  );
}

function StatuteSource({ statute }: { statute: Statute }): ReactNode {
  const { cite, lastChecked, since, superseded } = statute;
  return (
    <small className={styles.source} data-provenance="">
      <SourceLink id={cite}>{sourceOf(cite).name}</SourceLink>
      {since && (
        <>
          {' · '}
          <Translate id="laws.statute.since" values={{ day: longDate(since) }}>
            {'in effect since {day}'}
          </Translate>
        </>
      )}
      {!superseded && (
        <>
          {' · '}
          <Translate
            id="laws.checked"
            values={{ day: <time dateTime={lastChecked}>{longDate(lastChecked)}</time> }}
          >
            {'checked {day}'}
          </Translate>
        </>
      )}
    </small>
  );
}

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { sources, statutes, type Statute } from '@site/src/data';
import { longDate } from '@site/src/lib/format';
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
  const source = sources[cite];
  if (!source) throw new Error(`There is no source "${cite}" in src/data/sources.json.`);
  return (
    <small className={styles.source} data-provenance="">
      <Link to={source.url}>{source.name}</Link>
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

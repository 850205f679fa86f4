import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { sourceOf } from '@site/src/data';
import type { Stated } from '@site/src/laws/points';
import { longDate } from '@site/src/lib/format';
import { SourceLink } from './SourceLink';
import styles from './Provenance.module.css';

export interface ProvenanceProps {
  of: Stated;
}

/** Below a rule: whose statement it is, the text itself, the day we looked, and what a public source says instead. */
export function Provenance({ of }: ProvenanceProps): ReactNode {
  return (
    <>
      {of.differs && (
        <span className={styles.differs} data-search-line="">
          {of.differs}
        </span>
      )}
      <small className={styles.source} data-provenance="">
        {whose(of.statedBy)}
        {' · '}
        <SourceLink id={of.cite} />
        {' · '}
        <Looked day={of.lastChecked} found={!sourceOf(of.cite).noPublicText} />
      </small>
    </>
  );
}

/** The day we looked, and whether there was a text to read. */
function Looked({ day, found }: { day: string; found: boolean }): ReactNode {
  const values = { day: <time dateTime={day}>{longDate(day)}</time> };
  return found ? (
    <Translate id="laws.checked" values={values}>
      {'checked {day}'}
    </Translate>
  ) : (
    <Translate id="laws.noPublicText" values={values}>
      {'no public text found, {day}'}
    </Translate>
  );
}

function whose(by: Stated['statedBy']): string {
  return {
    county: translate({ id: 'laws.by.county', message: 'County rule' }),
    city: translate({ id: 'laws.by.city', message: 'City rule' }),
    state: translate({ id: 'laws.by.state', message: 'State rule' }),
    company: translate({ id: 'laws.by.company', message: 'Our statement' }),
  }[by];
}

import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { Stated } from '@site/src/data/schemas/known';
import { longDate } from '@site/src/lib/format';
import { SourceLink } from './SourceLink';
import styles from './Provenance.module.css';
import { Unconfirmed } from './Unconfirmed';

export interface ProvenanceProps {
  of: Stated;
}

/**
 * Below a rule: its note, whose rule it is, its source, and the day of the text that was read. For the company's own
 * information, that it is not confirmed.
 */
export function Provenance({ of }: ProvenanceProps): ReactNode {
  return (
    <>
      {of.note && (
        <span className={styles.note} data-search-line="">
          {of.note}
        </span>
      )}
      <small className={styles.source} data-provenance="">
        {of.known === 'company' ? (
          <Unconfirmed by={of.statedBy} />
        ) : (
          <>
            {whose(of.statedBy)}
            {' · '}
            <KnownFrom of={of} />
          </>
        )}
      </small>
    </>
  );
}

/**
 * The source that was read and the day of its text, if known. For a rule that was only told, "according to" its source.
 */
export function KnownFrom({ of }: ProvenanceProps): ReactNode {
  const source = <SourceLink id={of.cite} />;
  if (of.known === 'told') {
    return (
      <Translate id="laws.told" values={{ source }}>
        {'according to {source}'}
      </Translate>
    );
  }
  return (
    <>
      {source}
      {of.asOf && (
        <>
          {' · '}
          <TextOf day={of.asOf} />
        </>
      )}
    </>
  );
}

/** The day of the text that was read, as YYYY-MM-DD. */
function TextOf({ day }: { day: string }): ReactNode {
  return (
    <Translate id="laws.textOf" values={{ day: <time dateTime={day}>{longDate(day)}</time> }}>
      {'text of {day}'}
    </Translate>
  );
}

function whose(by: Stated['statedBy']): string {
  return {
    county: translate({ id: 'laws.by.county', message: 'County rule' }),
    city: translate({ id: 'laws.by.city', message: 'City rule' }),
    state: translate({ id: 'laws.by.state', message: 'State rule' }),
  }[by];
}

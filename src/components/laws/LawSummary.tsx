import type { ReactNode } from 'react';
import { lawOf } from '@site/src/data';
import { isUnconfirmed } from '../../laws/known';
import styles from '../ui/FactList.module.css';
import { Provenance } from './Provenance';
import { UnconfirmedLaw } from './Unconfirmed';
import { summaryOf } from '../../laws/summary';

export interface LawSummaryProps {
  /** Key of the law in `src/data/laws.json`. */
  law: string;
}

/** The key points of a law from the data, each with its provenance. */
export function LawSummary({ law }: LawSummaryProps): ReactNode {
  return (
    <>
      {isUnconfirmed(lawOf(law)) && (
        <p>
          <UnconfirmedLaw law={lawOf(law)} />
        </p>
      )}
      <dl className={styles.facts}>
        {summaryOf(lawOf(law)).map(({ term, text, of }) => (
          <div key={`${term} ${text}`}>
            <dt>{term}</dt>
            <dd>
              {text}
              {of && <Provenance of={of} />}
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

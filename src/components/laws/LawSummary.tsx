import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { lawOf } from '@site/src/data';
import { isUnconfirmed } from '../../laws/known';
import { Provenance } from './Provenance';
import { UnconfirmedLaw } from './Unconfirmed';
import { summaryOf } from '../../laws/summary';
import styles from './LawSummary.module.css';

export interface LawSummaryProps {
  /** Key of the law in `src/data/laws.json`. */
  law: string;
}

/** The summary box at the top of a law page: its key points, all from the data. */
export function LawSummary({ law }: LawSummaryProps): ReactNode {
  return (
    <section className={styles.box} aria-labelledby="in-short">
      <h2 id="in-short">
        <Translate id="laws.summary.title">In short</Translate>
      </h2>
      {isUnconfirmed(lawOf(law)) && (
        <p>
          <UnconfirmedLaw law={lawOf(law)} />
        </p>
      )}
      <dl>
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
      <p className="no-print">
        <Link to={`/tools/radon-law?place=${encodeURIComponent(lawOf(law).jurisdiction)}`}>
          <Translate id="laws.summary.tool">Does it apply to my home?</Translate>
        </Link>
      </p>
    </section>
  );
}

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { laws, type Law } from '@site/src/data';
import { isUnconfirmed } from '../../laws/known';
import { figuresOf } from '../../laws/summary';
import { UnconfirmedLaw } from './Unconfirmed';
import styles from './LawCards.module.css';

/** A card for each law: its title, its key figures, and a link to its page. */
export function LawCards(): ReactNode {
  return (
    <ul className={`grid ${styles.cards}`}>
      {Object.values(laws).map((law) => (
        <li key={law.path}>
          <LawCard law={law} />
        </li>
      ))}
    </ul>
  );
}

function LawCard({ law }: { law: Law }): ReactNode {
  return (
    <article className={styles.card}>
      <h3>{law.title}</h3>
      <dl>
        {figuresOf(law).map(({ term, text }) => (
          <div key={`${term} ${text}`}>
            <dt>{term}</dt>
            <dd>{text}</dd>
          </div>
        ))}
      </dl>
      {isUnconfirmed(law) && (
        <p>
          <UnconfirmedLaw law={law} />
        </p>
      )}
      <p className={styles.more}>
        <Link to={law.path}>
          <Translate id="laws.card.more" values={{ title: law.title }}>
            {'Learn More: {title}'}
          </Translate>
        </Link>
      </p>
    </article>
  );
}

import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { laws, type Law } from '@site/src/data';
import { longDate, quantity } from '@site/src/lib/format';
import styles from './LawCards.module.css';

/** A card for each law: whom it concerns, the two figures people look for, and the way to its page. */
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
  const { sale, rental } = law.enactments;
  return (
    <article className={styles.card}>
      <h3>{law.title}</h3>
      {sale && (
        <p>
          <Translate
            id="laws.card.sale"
            values={{
              name: sale.name,
              since: longDate(sale.effective),
              time: quantity(law.saleValidity ?? law.validity),
            }}
          >
            {
              '{name}, effective {since}: a sale needs a test less than {time} old at settlement. Mitigation is not required.'
            }
          </Translate>
        </p>
      )}
      {rental && law.mitigation.level && (
        <p>
          <Translate
            id="laws.card.rental"
            values={{
              name: rental.name,
              since: longDate(rental.effective),
              time: quantity(law.validity),
              level: quantity(law.mitigation.level),
            }}
          >
            {
              '{name}, effective {since}: a rental test is valid for {time} before the lease. Mitigation is required at {level} or above.'
            }
          </Translate>
        </p>
      )}
      {law.note && <p>{law.note}</p>}
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

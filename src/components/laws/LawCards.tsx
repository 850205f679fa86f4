import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { laws, type Law } from '@site/src/data';
import { longDate, quantity } from '@site/src/lib/format';
import { LawShortForm } from '../tools/law/LawShortForm';
import { saleMitigation } from './summary';
import styles from './LawCards.module.css';

/** The short form of the law finder, and a card for each law: whom it concerns, the two figures people look for, and the way to its page. */
export function LawCards(): ReactNode {
  return (
    <>
      <LawShortForm />
      <ul className={`grid ${styles.cards}`}>
        {Object.values(laws).map((law) => (
          <li key={law.path}>
            <LawCard law={law} />
          </li>
        ))}
      </ul>
    </>
  );
}

function LawCard({ law }: { law: Law }): ReactNode {
  const { sale } = law.enactments;
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
              mitigation: saleMitigation(law),
            }}
          >
            {
              '{name}, effective {since}: a sale needs a test less than {time} old at settlement. Mitigation: {mitigation}.'
            }
          </Translate>
        </p>
      )}
      <RentalRule law={law} />
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

/** What a rental law asks; where only we state it, the sentence says so. */
function RentalRule({ law }: { law: Law }): ReactNode {
  const { rental } = law.enactments;
  if (!rental || !law.mitigation.level) return null;
  const values = {
    name: rental.name,
    since: longDate(rental.effective),
    time: quantity(law.validity),
    level: quantity(law.mitigation.level),
  };
  return (
    <p>
      {law.validity.statedBy === 'company' ? (
        <Translate id="laws.card.rentalStated" values={values}>
          {
            '{name}, effective {since}. We state: a rental test is valid for {time}, and mitigation is required at {level} or above.'
          }
        </Translate>
      ) : (
        <Translate id="laws.card.rental" values={values}>
          {
            '{name}, effective {since}: a rental test must be less than {time} old on the date of the lease. Mitigation is required at {level} or above.'
          }
        </Translate>
      )}
    </p>
  );
}

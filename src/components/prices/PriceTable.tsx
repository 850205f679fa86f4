import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { priceRows } from './rows';
import styles from './PriceTable.module.css';

export interface PriceTableProps {
  /** The key of a service in `prices.json`; undefined for all services. */
  service?: string;
}

/** The prices of tests, from `src/data/prices.json`. */
export function PriceTable({ service }: PriceTableProps): ReactNode {
  const rows = priceRows(service);
  return (
    <table className={styles.table}>
      <caption>
        <Translate id="prices.caption">Prices in US dollars</Translate>
      </caption>
      <thead className="visually-hidden">
        <tr>
          <th scope="col">
            <Translate id="prices.what">Test</Translate>
          </th>
          <th scope="col">
            <Translate id="prices.price">Price</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ what, price }) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { priceRows, type PricedService } from './rows';
import styles from './PriceTable.module.css';

export interface PriceTableProps {
  /** One service; without it all of them. */
  service?: PricedService;
}

/** What a test costs, from `src/data/prices.json`. */
export function PriceTable({ service }: PriceTableProps): ReactNode {
  const all = priceRows();
  const rows = service ? all[service] : Object.values(all).flat();
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

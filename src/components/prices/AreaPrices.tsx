import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { areas, prices } from '@site/src/data';
import { list, usd } from '@site/src/lib/format';
import { areaName, areasOf, priceGroups } from '@site/src/lib/prices';
import { PhoneLink } from '../ui/ContactLinks';
import styles from './PriceTable.module.css';

/** The prices by area: each price group with its counties, for one device and for two. */
export function AreaPrices(): ReactNode {
  return (
    <>
      <AreaTable />
      <p>
        {!areas.confirmed && (
          <Translate id="areas.unconfirmed">
            Call or text us to confirm your price before you book.
          </Translate>
        )}{' '}
        <Translate
          id="areas.notListed"
          values={{ open: list(areasOf('ask').map(areaName)), phone: <PhoneLink /> }}
        >
          {'{open} and anywhere not listed here: call {phone}.'}
        </Translate>
      </p>
    </>
  );
}

function AreaTable(): ReactNode {
  return (
    <table className={styles.table}>
      <caption>
        <Translate id="areas.caption">Short-term air test by county, in US dollars</Translate>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Translate id="areas.where">Where</Translate>
          </th>
          <th scope="col">
            <Translate id="areas.one">One device</Translate>
          </th>
          <th scope="col">
            <Translate id="areas.two">Two devices</Translate>
          </th>
        </tr>
      </thead>
      <tbody>
        {priceGroups().map(({ group, price }) => (
          <tr key={group}>
            <th scope="row">{list(areasOf(group).map(areaName))}</th>
            <td>{usd(price)}</td>
            <td>{usd(price + prices.air.extraDevice)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

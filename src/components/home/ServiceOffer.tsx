import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, prices, services } from '@site/src/data';
import { usd } from '@site/src/lib/format';
import { Points } from '../markdown/Points';
import { ButtonLink } from '../ui/ButtonLink';
import { Icon } from '../ui/Icon';
import { AirTestDrawing } from './AirTestDrawing';
import styles from './ServiceOffer.module.css';

const from = (price: number): string =>
  translate({ id: 'prices.from', message: 'from {price}' }, { price: usd(price) });

/** Returns the prices of services other than the air test, by service id; services without a price are missing. */
const otherPrices = (): Record<string, string> => ({
  water: usd(prices.water.package),
  materials: from(prices.materials.minimum),
  progeny: prices.progeny,
});

/**
 * The services: the air test with its price and what it includes, the others beside it, and last the sister company.
 */
export function ServiceOffer({ children }: { children?: ReactNode }): ReactNode {
  const { air, ...others } = services;
  const cost = otherPrices();
  const { sisterCompany } = company;
  return (
    <div className={styles.offer}>
      <AirTest air={air}>{children}</AirTest>
      <ul className={styles.others}>
        {Object.entries(others).map(([id, { path, name, description }]) => (
          <li key={path}>
            <h3>
              <Link to={path}>{name}</Link>
            </h3>
            {cost[id] && <b>{cost[id]}</b>}
            <p>{description}</p>
          </li>
        ))}
        <li>
          <h3>
            <Link to={sisterCompany.url}>{sisterCompany.name}</Link>
            <Icon name="external" />
          </h3>
          <p>
            <Translate id="services.sister">
              Buying a house? Our sister company offers property inspections.
            </Translate>
          </p>
        </li>
      </ul>
    </div>
  );
}

const AirTest = ({
  air,
  children,
}: {
  air: typeof services.air;
  children: ReactNode;
}): ReactNode => (
  <div className={styles.air}>
    <AirTestDrawing className={styles.drawing} />
    <div className={styles.words}>
      <h3>
        <Link to={air.path}>{air.name}</Link>
      </h3>
      <p className={styles.price}>
        <Translate id="home.air.from" values={{ price: <b>{usd(prices.air.montgomery)}</b> }}>
          {'from {price}'}
        </Translate>
        <small>
          <Translate id="prices.air.montgomery">Short-term air test, Montgomery County</Translate>
        </small>
      </p>
      <Points kind="checked">{children}</Points>
      <ButtonLink to="/tools/price">
        <Translate id="home.air.price">See my price</Translate>
      </ButtonLink>
    </div>
  </div>
);

import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company, prices, radon } from '@site/src/data';
import { quantity, usd } from '@site/src/lib/format';
import styles from './KeyFigures.module.css';

/** Four answers that people look for first: price, duration, results, reply. */
export function KeyFigures(): ReactNode {
  return (
    <section className={styles.band}>
      <dl className={`page ${styles.figures}`}>
        <div>
          <dt>
            <Translate id="home.figures.price">Short-term air test, Montgomery County</Translate>
          </dt>
          <dd>
            <Translate id="home.figures.from" values={{ price: usd(prices.air.montgomery) }}>
              {'from {price}'}
            </Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="home.figures.duration">The device stays in place</Translate>
          </dt>
          <dd>{quantity(radon.test.minimum)}</dd>
        </div>
        <div>
          <dt>
            <Translate id="home.figures.lab">Analyzed in our own lab</Translate>
          </dt>
          <dd>
            <Translate id="home.figures.sameDay">the same day</Translate>
          </dd>
        </div>
        <div>
          <dt>
            <Translate id="home.figures.reply">We usually answer within</Translate>
          </dt>
          <dd>{company.responseTime}</dd>
        </div>
      </dl>
    </section>
  );
}

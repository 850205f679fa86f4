import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { FoundationDevices } from '../../figures/FoundationDevices';
import { AreaPrices } from '../../prices/AreaPrices';
import styles from '../Answers.module.css';
import { DeviceRules } from './DeviceRules';
import { Lines } from './Lines';
import { OpenQuestions } from './OpenQuestions';
import { Totals } from './Totals';

/** Everything that the price tool can say, with the price list. */
export function PriceAnswers(): ReactNode {
  return (
    <div className={styles.list}>
      <article id="devices" className={styles.article}>
        <h3>
          <Translate id="tools.price.devices">How many devices</Translate>
        </h3>
        <FoundationDevices />
        <DeviceRules />
      </article>
      <article id="list" className={styles.article}>
        <h3>
          <Translate id="tools.price.list">What each costs</Translate>
        </h3>
        <AreaPrices />
        <Lines />
      </article>
      <article id="totals" className={styles.article}>
        <h3>
          <Translate id="tools.price.totals">What it comes to</Translate>
        </h3>
        <Totals />
      </article>
      <article id="open" className={styles.article}>
        <h3>
          <Translate id="tools.price.open">What is assumed, and what is open</Translate>
        </h3>
        <OpenQuestions />
      </article>
    </div>
  );
}

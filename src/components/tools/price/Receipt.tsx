import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import styles from './Receipt.module.css';

/** A price as a receipt: the company, the price lines and their sum. `live/start-price.ts` fills in the day. */
export function Receipt({ children }: { children: ReactNode }): ReactNode {
  return (
    <div className={styles.shadow}>
      <div className={styles.paper}>
        <p className={styles.head}>
          <b>
            <Translate id="tools.price.estimate">Your estimate</Translate>
          </b>
          <time data-today />
          <span>{company.name}</span>
        </p>
        {children}
      </div>
    </div>
  );
}

import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './Band.module.css';

const HOUSE = 'M20 150V74M180 150V74M6 84l94-70 94 70M20 112h160';

/** The same house twice: with our device, and with the mitigation system we do not sell, which is dashed. */
export function PairDrawing(): ReactNode {
  return (
    <div className={`${styles.pair} no-print`}>
      <figure>
        <svg viewBox="0 0 200 170" aria-hidden="true">
          <path d={HOUSE} />
          <path d="M20 152h160M100 150v-10M88 150h24" />
          <rect className={styles.device} x="74" y="104" width="52" height="38" rx="7" />
          <path className={styles.signal} d="m84 130 9-11 8 8 10-14 8 9" />
          <path className={styles.gas} d="M48 168c10-12 4-20 8-30M152 168c-10-12-4-20-8-30" />
        </svg>
        <figcaption>
          <Translate id="home.band.ours">We measure</Translate>
        </figcaption>
      </figure>
      <figure>
        <svg className={styles.dashed} viewBox="0 0 200 170" aria-hidden="true">
          <path d={HOUSE} />
          <path d="M20 152h160M128 168v-62M142 168v-62M128 70V6M142 70V6M122 6h26M116 70h38v36h-38Z" />
        </svg>
        <figcaption>
          <Translate id="home.band.theirs">We never sell this</Translate>
        </figcaption>
      </figure>
    </div>
  );
}

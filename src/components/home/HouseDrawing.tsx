import { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './Drawings.module.css';

/** A house in cross-section above layered soil: gas rises through the soil, and a monitor is on the lowest level. */
export function HouseDrawing(): ReactNode {
  return (
    <svg
      className={styles.house}
      viewBox="0 0 560 500"
      role="img"
      aria-label={translate({
        id: 'home.drawing',
        message:
          'Drawing of a house cut open: radon rises from layered soil through cracks in the basement floor; a test device sits on the lowest level.',
      })}
    >
      <circle className={styles.sun} cx="452" cy="92" r="46" />
      <Ground />
      <House />
      {/* Gas rising through cracks in the slab */}
      <path className={styles.crack} d="m196 368 4 6-6 5 5 6M286 368l-4 6 5 5-4 6" />
      <path
        className={styles.gas}
        d="M120 480c30-30 60-30 74-66s2-60 4-96M330 486c-20-30-52-34-46-76s6-50 0-88M60 470c20-40 52-70 62-118M506 476c-22-34-46-60-62-112"
      />
      <path
        className={styles.tips}
        d="m192 328 6-12 7 11M278 332l5-12 8 10M114 360l8-11 6 12M438 373l5-12 9 9"
      />
      {/* The monitor on its stand, on the lowest level */}
      <path className={styles.line} d="M238 368v-34M226 368h24" />
      <rect className={styles.device} x="218" y="304" width="40" height="30" rx="6" />
      <path className={styles.signal} d="M226 322l6-8 5 5 6-9 6 6" />
    </svg>
  );
}

/** The soil, in layers. */
const Ground = (): ReactNode => (
  <>
    <path
      className={styles.soil1}
      d="M-30 500c10-90 14-170 50-214 24-28 60-20 160-16 70 3 130-12 200-4 90 8 160-6 1220-2v236Z"
    />
    <path
      className={styles.soil2}
      d="M-26 500c4-52 8-98 26-126 70-14 120 8 190 2s150-16 220-2 190-8 1190-4v130Z"
    />
    <path
      className={styles.soil3}
      d="M-20 500c2-24 4-44 16-58 80-10 154 6 234-2s130-10 200 2 190-6 1170-2v60Z"
    />
    <g className={styles.stones}>
      <path d="M46 330h16M92 352h22M486 334h20M452 356h14M70 408h24M500 414h18M300 470h26M150 476h18M420 474h22M220 412h14M372 406h18" />
    </g>
  </>
);

const House = (): ReactNode => (
  <>
    <path className={styles.wall} d="M130 142h300v234H130Z" />
    <path className={styles.basement} d="M138 270h284v98H138Z" />
    <path className={styles.line} d="M130 376V146M430 376V146M130 268h300M130 376h300" />
    <path className={styles.floor} d="M130 204h300" />
    <path className={styles.roof} d="M104 150 280 30l176 120" />
    <path className={styles.line} d="M376 96V52h28v63" />
    {/* Rooms: windows, a bed, a table with two chairs, stairs */}
    <path className={styles.window} d="M164 162h34v26h-34ZM354 162h38v26h-38ZM354 220h38v30h-38Z" />
    <path className={styles.thin} d="M181 162v26M164 175h34M373 162v26M354 175h38M373 220v30" />
    <path
      className={styles.thin}
      d="M252 204v-22M252 194h62v10M256 190c0-6 16-6 16 0M176 268v-22h48v22M166 268v-16M234 268v-16"
    />
    <path className={styles.thin} d="M318 368v-18h18v-18h18v-18h18v-18h18v-18h20" />
  </>
);

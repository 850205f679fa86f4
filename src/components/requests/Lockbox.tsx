import type { ReactNode } from 'react';
import styles from './Requests.module.css';

/** A lockbox at the handle of a door; an ornament, since the text says the same. */
export function Lockbox(): ReactNode {
  return (
    <svg className={styles.drawing} viewBox="0 0 400 220" aria-hidden="true" fill="none">
      <path className={styles.door} d="M70 0h260v220H70z" />
      <path className={styles.thin} d="M104 0v66h192V0M104 220V104h84M262 104h34v116" />
      <g className={styles.line}>
        <path d="M70 0v220M330 0v220" />
        <path d="M190 92h72a12 12 0 0 0 0-24h-20" />
        <path d="M204 132V84a22 22 0 0 1 44 0v48" />
        <rect className={styles.box} x="182" y="124" width="88" height="84" rx="12" />
      </g>
      <g className={styles.dials}>
        <rect x="198" y="142" width="14" height="28" rx="4" />
        <rect x="219" y="142" width="14" height="28" rx="4" />
        <rect x="240" y="142" width="14" height="28" rx="4" />
      </g>
      <path className={styles.button} d="M214 188h24" />
    </svg>
  );
}

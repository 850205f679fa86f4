import type { ReactNode } from 'react';
import styles from './Drawings.module.css';

/** A house in cross-section: a lived-in room above ground, the test device in the basement. */
export function AirTestDrawing({ className }: { className?: string | undefined }): ReactNode {
  return (
    <svg
      className={className}
      viewBox="0 0 400 520"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
    >
      <path className={styles.glass} d="M0 0h400v520H0Z" />
      <path className={styles.soil1} d="M0 258c24-8 50-6 84-2v264H0Z" />
      <path className={styles.soil2} d="M0 372c30-8 56 2 84 0v88h316v60H0Z" />
      <path className={styles.soil3} d="M0 496c70-16 140 6 210-4s130-8 190-2v30H0Z" />
      <path className={styles.wall} d="M84 0h316v260H84Z" />
      <path className={styles.basement} d="M84 260h316v202H84Z" />
      <path
        className={styles.stones}
        d="M18 300h22M44 336h16M14 410h18M120 482h20M252 480h26M340 476h16"
      />
      <path className={styles.line} d="M84 0v462h316M84 260h316" />
      <LivedInRoom />
      <Basement />
      <path className={styles.crack} d="M120 464l4 8-6 8 5 8M286 464l-4 8 6 8-4 8" />
      <path
        className={styles.gas}
        d="M70 518c30-16 46-30 50-62 2-20-4-30 0-52M330 518c-24-14-42-28-44-62-2-16 6-30 2-48"
      />
      <path className={styles.tips} d="m113 416 7-14 9 12M280 420l8-14 8 12" />
    </svg>
  );
}

/** A window, an armchair, a lamp. */
const LivedInRoom = (): ReactNode => (
  <>
    <path className={styles.window} d="M128 42h96v86h-96Z" />
    <path className={styles.thin} d="M176 42v86M128 85h96" />
    <path
      className={styles.thin}
      d="M132 258v-14M216 258v-14M124 244v-44c0-12 18-12 18 0v18h64v-18c0-12 18-12 18 0v44ZM142 218v-46c0-10 6-14 14-14h36c8 0 14 4 14 14v46"
    />
    <path className={styles.thin} d="M314 258V128M296 258h36M292 128l12-42h20l12 42Z" />
  </>
);

/** Stairs, a small window, the device on its stand. */
const Basement = (): ReactNode => (
  <>
    <path className={styles.thin} d="M262 462v-34h30v-34h30v-34h30v-34h30v-34h18" />
    <path className={styles.window} d="M112 284h52v28h-52Z" />
    <path className={styles.thin} d="M138 284v28" />
    <path className={styles.line} d="M190 460v-64M168 460h44" />
    <rect className={styles.device} x="152" y="330" width="76" height="66" rx="10" />
    <path className={styles.signal} d="M166 374l12-16 11 11 14-22 12 13" />
  </>
);

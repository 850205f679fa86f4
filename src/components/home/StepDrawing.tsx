import type { ReactNode } from 'react';
import type { StepDrawingName } from './drawing-names';
import styles from './Drawings.module.css';

const Calendar = (): ReactNode => (
  <>
    <path className={styles.glass} d="M0 0h400v300H0Z" />
    <path className={styles.wall} d="M84 66h232v250H84Z" />
    <path className={styles.device} d="M84 66h232v50H84Z" />
    <path className={styles.line} d="M84 310V66h232v244M84 116h232M140 84V46M260 84V46" />
    <path
      className={styles.thin}
      d="M112 148h24M158 148h24M204 148h24M250 148h24M112 186h24M158 186h24M250 186h24M112 224h24M158 224h24M204 224h24M250 224h24M112 262h24M158 262h24M204 262h24M250 262h24"
    />
    <path
      className={styles.touched}
      d="M242 186c2-26-52-30-56-2-4 30 52 32 58 6M206 186l8 9 16-20"
    />
  </>
);

const Device = (): ReactNode => (
  <>
    <path className={styles.soil1} d="M0 78c26-8 50-6 74-2v224H0Z" />
    <path className={styles.soil2} d="M0 178c30-8 52 2 74 0v60h326v62H0Z" />
    <path className={styles.soil3} d="M0 276c70-14 140 6 210-4s130-6 190-2v30H0Z" />
    <path className={styles.wall} d="M74 0h326v40H74Z" />
    <path className={styles.basement} d="M74 40h326v198H74Z" />
    <path className={styles.stones} d="M18 112h20M38 150h14M14 214h18M110 262h20M300 258h24" />
    <path className={styles.line} d="M74 0v238h326M74 40h326" />
    <path className={styles.window} d="M100 62h56v32h-56Z" />
    <path className={styles.thin} d="M128 62v32M280 236v-32h28v-32h28v-32h28v-32h36" />
    <path className={styles.line} d="M200 236v-66M176 236h48" />
    <rect className={styles.device} x="156" y="96" width="88" height="74" rx="10" />
    <path className={styles.signal} d="M172 146l14-18 12 12 16-26 14 16" />
    <path
      className={styles.gas}
      d="M52 298c36-14 62-28 66-60 2-22-4-30 0-46M336 298c-30-10-66-22-68-54-2-18 4-28 2-44"
    />
    <path className={styles.tips} d="m110 204 8-14 9 12M262 212l8-14 8 12" />
  </>
);

const Lab = (): ReactNode => (
  <>
    <path className={styles.glass} d="M0 0h400v300H0Z" />
    <path className={styles.wall} d="M0 232h400v68H0Z" />
    {/* Samples on the shelf, and their lids */}
    <path
      className={styles.window}
      d="M52 46h26v44H52ZM92 46h26v44H92ZM132 46h26v44h-26ZM172 46h26v44h-26Z"
    />
    <path className={styles.thin} d="M52 70h26M92 62h26M132 74h26M172 66h26" />
    <path className={styles.touched} d="M50 44h30M90 44h30M130 44h30M170 44h30" />
    <path className={styles.line} d="M30 92h190M0 232h400M34 300v-66M366 300v-66" />
    {/* An open canister, and the counter with its peak */}
    <path className={styles.wall} d="M58 178h112v52H58Z" />
    <path
      className={styles.line}
      d="M58 178v44c0 14 112 14 112 0v-44M58 178c0 16 112 16 112 0s-112-16-112 0"
    />
    <path className={styles.wall} d="M214 84h152v148H214Z" />
    <path className={styles.line} d="M214 232V94c0-6 4-10 10-10h132c6 0 10 4 10 10v138" />
    <rect className={styles.device} x="232" y="102" width="92" height="76" rx="6" />
    <path className={styles.signal} d="M242 164h14c12 0 12-46 22-46s10 46 22 46h14" />
    <path className={styles.thin} d="M338 108h14M338 124h14M338 140h14M234 200h60M234 214h40" />
  </>
);

const Report = (): ReactNode => (
  <>
    <path className={styles.glass} d="M0 176c90-22 180 14 270-4 50-10 90-10 130-4v132H0Z" />
    <path className={styles.wall} d="M92 310V34h168l48 48v228Z" />
    <path className={styles.line} d="M92 310V34h168l48 48v228M260 34v48h48" />
    <path className={styles.device} d="M116 60h28v26h-28Z" />
    <path className={styles.signal} d="m121 80 9-11 9 11" />
    <path
      className={styles.thin}
      d="M160 66h70M160 80h44M116 118h168M116 178h120M116 238h168M116 252h110"
    />
    <path className={styles.low} d="M116 138h56v14h-56ZM116 198h56v14h-56Z" />
    <path className={styles.mid} d="M172 138h40v14h-40ZM172 198h40v14h-40Z" />
    <path className={styles.high} d="M212 138h72v14h-72ZM212 198h72v14h-72Z" />
    <path className={styles.line} d="M150 132v26M236 192v26" />
    <path className={styles.touched} d="M210 284c14-22 16-8 14 0s16-18 20-8-4 14 10 4 10 4 28-4" />
  </>
);

const DRAWN: Readonly<Record<StepDrawingName, () => ReactNode>> = {
  calendar: Calendar,
  device: Device,
  lab: Lab,
  report: Report,
};

/** The drawing of a step without a photo. Decorative: the step's text says the same. */
export function StepDrawing({ name }: { name: StepDrawingName }): ReactNode {
  const Drawn = DRAWN[name];
  return (
    <svg
      className={styles.picture}
      viewBox="0 0 400 300"
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      <Drawn />
    </svg>
  );
}

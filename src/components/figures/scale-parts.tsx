import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import styles from './RadonScale.module.css';

/** How wide a scale is drawn, and how high with a visitor's own result on it. */
export const WIDTH = 480;
export const OWN_HEIGHT = 172;

export interface BandProps {
  /** Where the scale ends. */
  end: number;
  from: number;
  to: number;
  className: string | undefined;
  children: string;
}

/** A stretch of a scale, with its name in it. */
export function Band({ end, from, to, className, children }: BandProps): ReactNode {
  const x = (level: number): number => (level / end) * WIDTH;
  return (
    <g className={className}>
      <rect x={x(from)} y="62" width={x(to - from)} height="40" />
      <text x={x((from + to) / 2)} y="87" textAnchor="middle">
        {children}
      </text>
    </g>
  );
}

/** The mark of a visitor's own result, which a script moves to its place and shows. */
export function OwnMark({ end }: { end: number }): ReactNode {
  return (
    <g className={styles.own} display="none" data-own-mark data-end={end} data-width={WIDTH}>
      {/* It stops at the words in the band, at the figure below it, and goes on behind them. */}
      <path d="M0 54V70" />
      <path d="M0 95V104" />
      <path d="M0 130L-8 142H8Z" />
      <path d="M13 130L20 136L13 142" display="none" data-beyond />
      <text y="162">
        <Translate id="scale.own">your result</Translate> <tspan data-own-value />
      </text>
    </g>
  );
}

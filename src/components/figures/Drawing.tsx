import { Fragment, type ReactNode } from 'react';
import styles from './Drawing.module.css';

export interface DrawingProps {
  /** What the picture shows, in a sentence, for people who do not see it. */
  label: string;
  /** The height of the picture; every picture is 400 units wide, so that its letters match. */
  height: number;
  /** What stands in the picture, in units of the drawing. */
  children: ReactNode;
  /** A key or a table below the picture. */
  details?: ReactNode;
  caption: ReactNode;
}

/** The frame of every explanatory drawing: one stroke, the page's own colors, a caption. */
export function Drawing({ label, height, children, details, caption }: DrawingProps): ReactNode {
  return (
    <figure className={styles.figure}>
      <svg
        role="img"
        aria-label={label}
        viewBox={`0 0 400 ${height}`}
        width="400"
        height={height}
        className={styles.drawing}
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {children}
      </svg>
      {details}
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}

export interface LabelProps {
  x: number;
  y: number;
  anchor?: 'start' | 'middle' | 'end';
  strong?: boolean;
  children: ReactNode;
}

/** Words inside a drawing. */
export function Label({ x, y, anchor = 'start', strong, children }: LabelProps): ReactNode {
  return (
    <text
      x={x}
      y={y}
      textAnchor={anchor}
      stroke="none"
      fill="currentColor"
      className={strong ? styles.strong : styles.label}
    >
      {children}
    </text>
  );
}

export interface MarkersProps {
  /** The mark of the first: a number or a letter. */
  from: '1' | 'A';
  /** Where they stand, in the order of the key. */
  at: readonly (readonly [x: number, y: number])[];
}

/** Numbers or letters in circles, each explained in the key below the drawing. */
export function Markers({ from, at }: MarkersProps): ReactNode {
  return at.map(([x, y], index) => (
    <Fragment key={index}>
      <circle cx={x} cy={y} r="12" className={styles.marker} />
      <Label x={x} y={y + 5} anchor="middle" strong>
        {String.fromCharCode(from.charCodeAt(0) + index)}
      </Label>
    </Fragment>
  ));
}

export interface KeyProps {
  /** The mark of the first, as in the drawing. */
  from: MarkersProps['from'];
  items: readonly string[];
}

/** What the {@link Markers} of a drawing stand for. */
export function Key({ from, items }: KeyProps): ReactNode {
  return (
    <ol className={styles.key} type={from === 'A' ? from : undefined}>
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ol>
  );
}

export interface ArrowProps {
  /** A path that ends in a straight stroke to the point of the arrow. */
  d: string;
  /** Where the arrow points, and in which direction: 0 is right, 90 down. */
  tip: readonly [x: number, y: number, degrees: number];
}

/** A line with an open head. */
export function Arrow({ d, tip: [x, y, degrees] }: ArrowProps): ReactNode {
  return (
    <>
      <path d={d} />
      <path d="M-8-6L0 0L-8 6" transform={`translate(${x} ${y}) rotate(${degrees})`} />
    </>
  );
}

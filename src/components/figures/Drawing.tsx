import { Fragment, type ReactNode } from 'react';
import styles from './Drawing.module.css';

export interface DrawingProps {
  /** A sentence that describes the picture, for people who cannot see it. */
  label: string;
  /** Height in units of the drawing. Every drawing is 400 wide, so letters are the same size in all. */
  height: number;
  /** SVG content, in units of the drawing. */
  children: ReactNode;
  /** A key or a table, below the picture. */
  details?: ReactNode;
  caption: ReactNode;
}

/** The frame of every explanatory drawing: one stroke width, the page's colors, a caption. */
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

/** Text inside a drawing. */
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
  /** The first marker: "1" for numbers, "A" for letters. */
  from: '1' | 'A';
  /** Their centers, in the order of the key. */
  at: readonly (readonly [x: number, y: number])[];
}

/** Numbers or letters in circles; the key below the drawing explains each. */
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
  /** The first marker, as in the drawing. */
  from: MarkersProps['from'];
  items: readonly string[];
}

/** The list that explains the {@link Markers} of a drawing. */
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
  /** An SVG path that ends in a straight stroke at the tip. */
  d: string;
  /** The tip, and the direction in degrees: 0 points right, 90 down. */
  tip: readonly [x: number, y: number, degrees: number];
}

/** A line with an open arrowhead. */
export function Arrow({ d, tip: [x, y, degrees] }: ArrowProps): ReactNode {
  return (
    <>
      <path d={d} />
      <path d="M-8-6L0 0L-8 6" transform={`translate(${x} ${y}) rotate(${degrees})`} />
    </>
  );
}

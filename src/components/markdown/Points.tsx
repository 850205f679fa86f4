import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Points.module.css';

export interface PointsProps {
  kind: 'checked' | 'excluded';
  children?: ReactNode;
}

/** A list with a mark at each point: a tick for what is done, a cross for what is not. */
export function Points({ kind, children }: PointsProps): ReactNode {
  return (
    <div className={clsx(styles.points, kind === 'excluded' && styles.excluded)}>{children}</div>
  );
}

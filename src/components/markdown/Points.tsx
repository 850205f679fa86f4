import clsx from 'clsx';
import type { ReactNode } from 'react';
import styles from './Points.module.css';

export interface PointsProps {
  kind: 'checked' | 'excluded';
  children?: ReactNode;
}

/** A list with a check mark at each point, or a cross if the points are excluded. */
export function Points({ kind, children }: PointsProps): ReactNode {
  return (
    <div className={clsx(styles.points, kind === 'excluded' && styles.excluded)}>{children}</div>
  );
}

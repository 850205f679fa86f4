import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { LazyImage } from '../ui/LazyImage';
import type { StepDrawingName } from './drawing-names';
import styles from './StepCards.module.css';
import { StepDrawing } from './StepDrawing';

/** The steps of a test, each with a picture. */
export function StepCards({ children }: { children?: ReactNode }): ReactNode {
  return <ol className={styles.steps}>{children}</ol>;
}

export interface StepCardProps {
  title: string;
  /** Shown if `stepPhotos` in `company.json` has no photo of this name. */
  drawing: StepDrawingName;
  children?: ReactNode;
}

/** One step, with its photo or drawing. */
export function StepCard({ title, drawing, children }: StepCardProps): ReactNode {
  const photo = company.stepPhotos?.[drawing];
  return (
    <li>
      <div className={styles.slot}>
        {photo ? (
          <LazyImage src={photo.file} alt={photo.alt} focus={photo.focus} />
        ) : (
          <StepDrawing name={drawing} />
        )}
      </div>
      <div className={styles.words}>
        <h3>{title}</h3>
        {children}
        {photo?.credit && <small>{photo.credit}</small>}
      </div>
    </li>
  );
}

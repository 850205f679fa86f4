import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { Sheet } from './Sheet';
import styles from './BlankSheet.module.css';

export interface BlankSheetProps {
  /** The end of its address. */
  id: string;
  title: string;
}

/** The sheet with lines to write on, open below its heading. A page with no answer prints it alone. */
export function BlankSheet({ id, title }: BlankSheetProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.blank}>
      <h3>{title}</h3>
      <Sheet />
    </div>
  );
}

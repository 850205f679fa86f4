import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import { Sheet } from './Sheet';
import styles from './BlankSheet.module.css';

export interface BlankSheetProps {
  /** The id of the sheet, for links to it. */
  id: string;
  title: string;
}

/**
 * The closed-house sheet with blank lines to write on, below its heading. A page without an answer prints only this.
 */
export function BlankSheet({ id, title }: BlankSheetProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id} className={styles.blank}>
      <h3>{title}</h3>
      <Sheet />
    </div>
  );
}

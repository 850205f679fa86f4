import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

export interface CollapsibleProps {
  /** Collapsibles of one name close each other; without a name each opens on its own. */
  name?: string;
  id?: string;
  /** Stands open in the HTML, and the script of the head closes it (`src/inline/folds.ts`). */
  isFold?: boolean;
  children?: ReactNode;
}

/** A native `<details>`: opens without JavaScript, is found by find-in-page, and prints open. */
export function Collapsible({ name, id, isFold, children }: CollapsibleProps): ReactNode {
  return (
    <details
      className={styles.item}
      data-collapsible
      data-fold={isFold}
      open={isFold}
      name={name}
      id={id}
    >
      {children}
    </details>
  );
}

export interface CollapsibleTitleProps {
  /** What stands in it, in a few words. */
  hint?: string | undefined;
  children?: ReactNode;
}

/** The row of a collapsible that opens it. */
export function CollapsibleTitle({ hint, children }: CollapsibleTitleProps): ReactNode {
  return (
    <summary className={styles.title}>
      {children}
      {hint && <span className={styles.hint}>{hint}</span>}
    </summary>
  );
}

/** What a collapsible shows when it is open. */
export function CollapsibleBody({ children }: { children?: ReactNode }): ReactNode {
  return <div className={styles.body}>{children}</div>;
}

export interface AccordionProps {
  title?: string;
  children?: ReactNode;
}

/** A collapsible in multiple mode: any number on a page can be open at once. */
export function Accordion({ title, children }: AccordionProps): ReactNode {
  return (
    <Collapsible>
      <CollapsibleTitle>{title}</CollapsibleTitle>
      <CollapsibleBody>{children}</CollapsibleBody>
    </Collapsible>
  );
}

import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

export interface CollapsibleProps {
  /** Collapsibles of one name close each other; without a name each opens on its own. */
  name?: string;
  id?: string;
  children?: ReactNode;
}

/** A native `<details>`: opens without JavaScript, is found by find-in-page, and prints open. */
export function Collapsible({ name, id, children }: CollapsibleProps): ReactNode {
  return (
    <details className={styles.item} data-collapsible name={name} id={id}>
      {children}
    </details>
  );
}

/** The row of a collapsible that opens it. */
export function CollapsibleTitle({ children }: { children?: ReactNode }): ReactNode {
  return <summary className={styles.title}>{children}</summary>;
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

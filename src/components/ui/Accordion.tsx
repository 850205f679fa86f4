import type { ReactNode } from 'react';
import styles from './Accordion.module.css';

export interface CollapsibleProps {
  /** Only one collapsible of the same name is open at a time; without a name, each opens on its own. */
  name?: string;
  id?: string;
  /** True for a part that is open in the HTML, and closed by `src/inline/folds.ts` when the page loads. */
  isFold?: boolean;
  children?: ReactNode;
}

/** A native `<details>`: it opens without JavaScript, find-in-page searches it, and it prints open. */
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
  /** The content in a few words. */
  hint?: string | undefined;
  children?: ReactNode;
}

/** The row that opens a collapsible. */
export function CollapsibleTitle({ hint, children }: CollapsibleTitleProps): ReactNode {
  return (
    <summary className={styles.title}>
      {children}
      {hint && <span className={styles.hint}>{hint}</span>}
    </summary>
  );
}

/** The content of a collapsible. */
export function CollapsibleBody({ children }: { children?: ReactNode }): ReactNode {
  return <div className={styles.body}>{children}</div>;
}

export interface AccordionProps {
  title?: string;
  children?: ReactNode;
}

/** A collapsible that opens independently: any number on a page can be open at once. */
export function Accordion({ title, children }: AccordionProps): ReactNode {
  return (
    <Collapsible>
      <CollapsibleTitle>{title}</CollapsibleTitle>
      <CollapsibleBody>{children}</CollapsibleBody>
    </Collapsible>
  );
}

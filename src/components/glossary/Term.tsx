import { useEffect, useId, useRef, type ReactNode } from 'react';
import styles from './Term.module.css';
import type { Approach } from './term-tooltips';

export interface TermProps {
  /** The term in full, such as "Picocuries per liter". */
  name?: string;
  meaning?: string;
  children?: ReactNode;
}

/** Loads the tooltips on the first term that somebody points at, taps or reaches by keyboard. */
function explain(button: HTMLButtonElement, approach: Approach): void {
  import('./term-tooltips').then(
    ({ showTerm }) => showTerm(button, approach),
    () => (button.popoverTargetElement as HTMLElement).showPopover(),
  );
}

/**
 * A word with its meaning. The meaning stands in the page: screen readers read it with the word,
 * and without JavaScript the browser itself shows it on a click or tap.
 */
export function Term({ name, meaning, children }: TermProps): ReactNode {
  const id = useId();
  const button = useRef<HTMLButtonElement>(null);

  // The visitor's first move brings React, and may have been toward this very word.
  useEffect(() => {
    const term = button.current;
    if (!term || term.popoverTargetElement?.matches(':popover-open')) return;
    if (term === document.activeElement) explain(term, 'focus');
    else if (term.matches(':hover')) explain(term, 'pointer');
  }, []);

  return (
    <>
      <button
        ref={button}
        type="button"
        className={styles.term}
        popoverTarget={id}
        aria-describedby={id}
        onPointerEnter={(event) => {
          if (event.pointerType !== 'touch') explain(event.currentTarget, 'pointer');
        }}
        onFocus={(event) => explain(event.currentTarget, 'focus')}
        onClick={(event) => {
          event.preventDefault();
          explain(event.currentTarget, 'click');
        }}
      >
        {children}
      </button>
      <span id={id} popover="auto" data-pagefind-ignore className={styles.meaning}>
        <strong>{name}</strong> {meaning}
      </span>
    </>
  );
}

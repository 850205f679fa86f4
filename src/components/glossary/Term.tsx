import Translate from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import styles from './Term.module.css';

export interface TermProps {
  /** The term in full, such as "Picocuries per liter". */
  name?: string;
  meaning?: string;
  children?: ReactNode;
}

/**
 * A word with its meaning. The meaning stands in the page: screen readers read it with the word,
 * and without JavaScript the browser itself shows it on a click or tap.
 */
export function Term({ name, meaning, children }: TermProps): ReactNode {
  const id = useId();
  return (
    <>
      <button
        type="button"
        className={styles.term}
        popoverTarget={id}
        aria-describedby={id}
        data-term
      >
        {children}
      </button>
      <span id={id} popover="auto" data-search-ignore className={styles.meaning}>
        <Translate
          id="glossary.entry"
          values={{ name: <strong>{name}</strong>, meaning: <span>{meaning}</span> }}
        >
          {'{name}: {meaning}'}
        </Translate>
      </span>
    </>
  );
}

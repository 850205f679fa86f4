import Translate from '@docusaurus/Translate';
import { useId, type ReactNode } from 'react';
import styles from './Term.module.css';

export interface TermProps {
  /** The full term, for example "Picocuries per liter". */
  name?: string;
  meaning?: string;
  children?: ReactNode;
}

/**
 * A word with its meaning. The meaning is in the HTML: screen readers read it with the word, and without JavaScript the
 * browser shows it as a popover on click or tap.
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

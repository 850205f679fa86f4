import Translate from '@docusaurus/Translate';
import { useSyncExternalStore, type ReactNode } from 'react';
import styles from './Requests.module.css';

export interface OwnProps {
  /** How to write the answers into the message; shown without JavaScript, or if the script fails. */
  pattern: ReactNode;
  /** The questions, each group in a `fieldset`. */
  children: ReactNode;
}

/**
 * The form's own questions. This script writes their answers into the message, so the questions are disabled until it
 * runs: nothing typed can get lost.
 */
export function Own({ pattern, children }: OwnProps): ReactNode {
  const isAwake = useSyncExternalStore(
    () => () => undefined,
    () => true,
    () => false,
  );
  return (
    <>
      <p className={styles.pattern}>{pattern}</p>
      <fieldset className={styles.own} disabled={!isAwake}>
        <legend className="visually-hidden">
          <Translate id="requests.own">What we need to know</Translate>
        </legend>
        {children}
      </fieldset>
    </>
  );
}

import Translate from '@docusaurus/Translate';
import { useSyncExternalStore, type ReactNode } from 'react';
import styles from './Requests.module.css';

export interface OwnProps {
  /** How to write the same into the message, for browsers without this script. */
  pattern: ReactNode;
  /** The questions, each group in a `fieldset`. */
  children: ReactNode;
}

/**
 * The questions of a form of its own. Their answers come into the message by this script, so that they can be answered
 * once it is there; until then, and where it does not come, nothing that is typed can be lost.
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

import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import buttonStyles from '../ui/Button.module.css';
import styles from './SubmitButton.module.css';

/**
 * Sends the form; while it does, it says so, and the form takes no second press. It is not `disabled` then, which would
 * take the focus away from who pressed it by keyboard.
 */
export function SubmitButton({ pending }: { pending: boolean }): ReactNode {
  return (
    <button
      type="submit"
      aria-disabled={pending || undefined}
      className={clsx(buttonStyles.button, buttonStyles.primary, styles.submit)}
    >
      {pending ? (
        <>
          <span key="spinner" className={styles.spinner} />
          <span key="sending">
            <Translate id="contact.form.sending">Sending...</Translate>
          </span>
        </>
      ) : (
        <span>
          <Translate id="contact.form.send">Send Message</Translate>
        </span>
      )}
    </button>
  );
}

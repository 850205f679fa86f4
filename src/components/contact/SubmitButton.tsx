import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import buttonStyles from '../ui/Button.module.css';
import styles from './SubmitButton.module.css';

/** Sends the form; while it does, it says so and cannot be pressed again. */
export function SubmitButton({ pending }: { pending: boolean }): ReactNode {
  return (
    <button
      type="submit"
      disabled={pending}
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

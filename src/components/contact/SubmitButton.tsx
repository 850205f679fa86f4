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
          <span className={styles.spinner} />
          <Translate id="contact.form.sending">Sending...</Translate>
        </>
      ) : (
        <Translate id="contact.form.send">Send Message</Translate>
      )}
    </button>
  );
}

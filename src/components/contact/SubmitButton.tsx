import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import buttonStyles from '../ui/Button.module.css';
import styles from './SubmitButton.module.css';

/**
 * Submits the form, and shows when it is being sent. Meanwhile it is `aria-disabled` (`useSubmit` ignores a second
 * press) and not `disabled`, which would drop the keyboard focus.
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

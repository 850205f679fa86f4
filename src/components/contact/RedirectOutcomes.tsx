import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { invalidId, OUTCOME_IDS } from '@site/src/lib/contact-limits';
import { PhoneLink } from '../ui/ContactLinks';
import styles from './Outcome.module.css';
import { fieldWords, thankYou } from './texts';

/**
 * What became of a message sent without JavaScript: the function redirects to the id of one of these elements, and
 * `:target` shows it.
 */
export function RedirectOutcomes(): ReactNode {
  const callUs = (
    <Translate id="contact.redirect.call" values={{ phone: <PhoneLink /> }}>
      {'Or call {phone}.'}
    </Translate>
  );
  return (
    <>
      <p id={OUTCOME_IDS.sent} className={clsx(styles.sent, styles.redirected)}>
        <strong>
          <Translate id="contact.success">Message Sent Successfully!</Translate>
        </strong>{' '}
        {thankYou()}
      </p>
      <p id={OUTCOME_IDS.invalid} className={clsx(styles.failed, styles.redirected)}>
        <Translate id="contact.redirect.invalid">
          We couldn’t send your message: one of the fields needs to be corrected. Use your browser’s
          Back button to get back what you typed.
        </Translate>{' '}
        {callUs}
      </p>
      <InvalidFields callUs={callUs} />
      <p id={OUTCOME_IDS.busy} className={clsx(styles.failed, styles.redirected)}>
        <Translate id="contact.redirect.busy">
          You’ve sent several messages already. Please wait a few minutes or call us.
        </Translate>{' '}
        <PhoneLink />
      </p>
      <p id={OUTCOME_IDS.failed} className={clsx(styles.failed, styles.redirected)}>
        <Translate id="contact.redirect.failed">
          We couldn’t send your message. Please try again in a minute or call us.
        </Translate>{' '}
        {callUs}
      </p>
    </>
  );
}

/** One outcome for each field that can be refused. */
const InvalidFields = ({ callUs }: { callUs: ReactNode }): ReactNode =>
  Object.entries(fieldWords()).map(([name, { label, refusal }]) => (
    <p key={name} id={invalidId(name)} className={clsx(styles.failed, styles.redirected)}>
      <strong>
        <Translate id="contact.redirect.field" values={{ field: label }}>
          {'Your message wasn’t sent. Please correct: {field}.'}
        </Translate>
      </strong>{' '}
      {refusal}{' '}
      <Translate id="contact.redirect.back">
        Use your browser’s Back button to get back what you typed.
      </Translate>{' '}
      {callUs}
    </p>
  ));

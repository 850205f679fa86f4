import Translate from '@docusaurus/Translate';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { company } from '@site/src/data';
import { thankYou } from '@site/src/lib/contact-limits';
import { PhoneLink } from '../ui/ContactLinks';
import { NativeLink } from '../ui/NativeLink';
import type { ContactMessage } from './fields';
import type { Filled } from './use-send-message';
import styles from './Outcome.module.css';

export interface OutcomeProps {
  mutation: UseMutationResult<string | undefined, Error, Filled>;
  /** What was tried last, so that a failure can hand it on to the visitor's own mail program. */
  tried: ContactMessage | undefined;
}

/** What became of the message, in the page itself: a toast goes away, this stays. */
export function Outcome({ mutation, tried }: OutcomeProps): ReactNode {
  return (
    <div role="status">
      {mutation.isSuccess && (
        <p className={styles.sent}>
          <strong>
            <Translate id="contact.success">Message Sent Successfully!</Translate>
          </strong>{' '}
          {mutation.data ?? thankYou(company.responseTime)}
        </p>
      )}
      {mutation.isError && (
        <p className={styles.failed}>
          <strong>
            <Translate id="contact.failed">Your message has not been sent.</Translate>
          </strong>{' '}
          <Translate
            id="contact.failedText"
            values={{
              phone: <PhoneLink />,
              mail: (
                <NativeLink href={mailtoWith(tried)}>
                  <Translate id="contact.failedMail">send it as an e-mail</Translate>
                </NativeLink>
              ),
            }}
          >
            {'Nothing you typed is lost. Try again, call {phone}, or {mail}.'}
          </Translate>
        </p>
      )}
    </div>
  );
}

/** A mailto address with the message in it, so that a failure costs the visitor no typing. */
function mailtoWith(tried: ContactMessage | undefined): string {
  const body = encodeURIComponent(tried?.message ?? '');
  return `mailto:${company.email}?body=${body}`;
}

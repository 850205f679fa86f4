import Translate from '@docusaurus/Translate';
import type { UseMutationResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { PhoneLink } from '../ui/ContactLinks';
import { NativeLink } from '../ui/NativeLink';
import type { FieldErrors } from './field-errors';
import type { ContactField, TypedMessage } from '@site/src/lib/contact-limits';
import { mailtoWith } from './mail';
import { Refused } from './Refused';
import { Sending } from './Sending';
import type { Filled, Sent } from './use-send-message';
import styles from './Outcome.module.css';

export interface OutcomeProps {
  mutation: UseMutationResult<Sent, Error, Filled>;
  /** The fields to correct, each with its error. */
  errors: FieldErrors;
  /** Moves the focus to one of these fields. */
  onGo: (name: ContactField) => void;
  /** True if something typed while the message was being sent is still in the form. */
  isMoreTyped: boolean;
  /** True if a sent message is shown to the visitor again, because the form composed it from answers. */
  isRepeated: boolean;
  /** Reads what is in the form now, for the link that opens the visitor's mail program after a failure. */
  typed: () => TypedMessage;
}

/** What became of the message. Unlike a toast, it stays on the page. */
export function Outcome({
  mutation,
  errors,
  onGo,
  isMoreTyped,
  isRepeated,
  typed,
}: OutcomeProps): ReactNode {
  const { isPending, isSuccess, isError, variables } = mutation;
  const isRefused = Object.keys(errors).length > 0;
  return (
    <div role="status">
      {isPending && <Sending />}
      {!isPending && isRefused && (
        <p className={styles.failed}>
          <Refused errors={errors} onGo={onGo} />
        </p>
      )}
      {isSuccess && !isRefused && (
        <Done
          said={mutation.data.message}
          repeated={isRepeated ? variables.message.message : undefined}
          isMoreTyped={isMoreTyped}
        />
      )}
      {isError && !isRefused && <Failed message={variables.message} typed={typed} />}
    </div>
  );
}

/** The message was sent: the thank-you text, and the message itself if it is shown again. */
const Done = ({
  said,
  repeated,
  isMoreTyped,
}: {
  said: string;
  repeated: string | undefined;
  isMoreTyped: boolean;
}): ReactNode => (
  <p className={styles.sent}>
    <strong>
      <Translate id="contact.success">Message Sent Successfully!</Translate>
    </strong>{' '}
    {said}
    {repeated !== undefined && (
      <span className={styles.repeated}>
        <strong>
          <Translate id="contact.repeated">What you sent:</Translate>
        </strong>
        {`\n${repeated}`}
      </span>
    )}
    {isMoreTyped && (
      <span>
        {' '}
        <Translate id="contact.moreTyped">
          Changes you made after pressing the button weren’t sent. They’re still above.
        </Translate>
      </span>
    )}
  </p>
);

/** The message was not sent: other ways to reach the office. The email link picks up later edits when it is clicked. */
const Failed = ({
  message,
  typed,
}: {
  message: TypedMessage;
  typed: () => TypedMessage;
}): ReactNode => (
  <p className={styles.failed}>
    <strong>
      <Translate id="contact.failed">Your message wasn’t sent.</Translate>
    </strong>{' '}
    <Translate
      id="contact.failedText"
      values={{
        phone: <PhoneLink />,
        mail: (
          <NativeLink
            href={mailtoWith(message)}
            onClick={({ currentTarget }) => {
              currentTarget.href = mailtoWith(typed());
            }}
          >
            <Translate id="contact.failedMail">send it as an email</Translate>
          </NativeLink>
        ),
      }}
    >
      {'Nothing you typed is lost. Try again, call {phone}, or {mail}.'}
    </Translate>
  </p>
);

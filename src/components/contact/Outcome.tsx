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
  /** The fields that are to be corrected. */
  errors: FieldErrors;
  /** Moves the focus to one of them. */
  onGo: (name: ContactField) => void;
  /** Whether something was typed while the message was on its way, and still stands in the form. */
  isMoreTyped: boolean;
  /** Whether the message is shown again once it was sent: the form made it of answers. */
  isRepeated: boolean;
  /** What stands in the form, so that a failure can hand it on to the visitor's own mail program. */
  typed: () => TypedMessage;
}

/** What became of the message, in the page itself: a toast goes away, this stays. */
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

/** That the message was sent, what the office says of it, and the message where it is shown again. */
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

/** That it was not sent, and how else it can reach the office: with what was typed since, once the link is pressed. */
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

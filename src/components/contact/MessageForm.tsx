import Translate from '@docusaurus/Translate';
import { useReducer, useRef, type ReactNode } from 'react';
import { CONTACT_EXTRA_FIELDS } from '@site/src/lib/contact-limits';
import { Fields, type OwnRequest } from './Fields';
import { fieldNamed, readForm } from './fields';
import { FORM_LANGUAGE } from './form-language';
import { LateToaster } from './LateToaster';
import styles from './MessageForm.module.css';
import { Outcome } from './Outcome';
import { SubmitButton } from './SubmitButton';
import { useDraft } from './use-draft';
import { useMovedMessage } from './use-moved';
import { useRefusals } from './use-refusals';
import { useSubmit } from './use-submit';

export interface MessageFormProps {
  /** The questions of a form for one audience; undefined for the general contact form. */
  own?: OwnRequest;
}

/**
 * The contact form. The browser validates it and, without JavaScript, also posts it. The fields are uncontrolled, so
 * text typed before React hydrates, or before a failure, stays.
 */
export function MessageForm({ own }: MessageFormProps): ReactNode {
  const form = useRef<HTMLFormElement>(null);
  const [isTouched, touch] = useReducer(() => true, false);
  useDraft(form);
  useMovedMessage(form);
  const { errors, refuse, mend, onInvalidCapture, onInput } = useRefusals(form);
  const { mutation, changed, submit, filling, isMoreTyped, toasts, close } = useSubmit(
    form,
    refuse,
  );

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action="/api/contact"
        onFocus={touch}
        onSubmit={submit}
        onInvalidCapture={onInvalidCapture}
        onInput={(event) => {
          changed();
          onInput(event);
        }}
        aria-busy={mutation.isPending}
      >
        {FORM_LANGUAGE && (
          <input type="hidden" name={CONTACT_EXTRA_FIELDS.language} value={FORM_LANGUAGE} />
        )}
        <Drafted />
        {own && <own.Questions key={filling.propertyType} />}
        <Fields
          own={own}
          filling={filling}
          errors={errors}
          onChoose={(name) => {
            changed();
            mend(name);
          }}
        />
        <SubmitButton pending={mutation.isPending} />
        <Outcome
          mutation={mutation}
          errors={errors}
          onGo={(name) => fieldNamed(form.current, name)?.focus()}
          isMoreTyped={isMoreTyped}
          isRepeated={own !== undefined}
          typed={() => readForm(form.current as HTMLFormElement)}
        />
      </form>
      {(isTouched || toasts.length > 0) && <LateToaster toasts={toasts} close={close} />}
    </>
  );
}

/** The note that a tool's answer was filled in; `useDraft` shows it. */
const Drafted = (): ReactNode => (
  <div role="status" className={styles.drafted} data-drafted hidden>
    <p>
      <Translate id="contact.drafted">
        Your answer is in the message below. Read it, change anything you like, and send it when
        you’re ready.
      </Translate>
    </p>
  </div>
);

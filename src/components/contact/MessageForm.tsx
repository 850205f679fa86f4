import Translate, { translate } from '@docusaurus/Translate';
import { useRef, useState, type FormEvent, type ReactNode } from 'react';
import { CONTACT_EXTRA_FIELDS } from '@site/src/lib/contact-limits';
import { useToasts } from '../ui/toast/use-toasts';
import { fieldErrors } from './field-errors';
import { Fields } from './Fields';
import type { TypedMessage } from '@site/src/lib/contact-limits';
import { clearSent, fieldNamed, readForm } from './fields';
import { FORM_LANGUAGE } from './form-language';
import { LateToaster } from './LateToaster';
import styles from './MessageForm.module.css';
import { Outcome } from './Outcome';
import { SubmitButton } from './SubmitButton';
import { useDraft } from './use-draft';
import { useMovedMessage } from './use-moved';
import { useRefusals } from './use-refusals';
import { useSendMessage } from './use-send-message';

/**
 * The form. The browser validates it; without JavaScript the browser also posts it. The fields keep their own
 * values, so what was typed before React arrived, or before a failure, stays.
 */
export function MessageForm(): ReactNode {
  const { toasts, show, close } = useToasts();
  const { mutation, changed } = useSendMessage();
  const [filling, setFilling] = useState(0);
  const [isMoreTyped, setMoreTyped] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  useDraft(form);
  useMovedMessage(form);
  const { errors, refuse, mend, onInvalidCapture, onInput } = useRefusals(form);

  const succeed = (sent: TypedMessage, text: string): void => {
    const kept = form.current ? clearSent(form.current, sent) : [];
    setMoreTyped(kept.length > 0);
    if (!kept.includes('propertyType')) setFilling((count) => count + 1);
    show({
      variant: 'default',
      title: translate({ id: 'contact.success', message: 'Message Sent Successfully!' }),
      description: text,
    });
  };

  const fail = (error: Error): void => {
    refuse(fieldErrors(error));
    show({
      variant: 'destructive',
      title: translate({ id: 'contact.error', message: 'Error Sending Message' }),
      description: translate({
        id: 'contact.errorText',
        message: 'Something went wrong. Please try again or contact us directly.',
      }),
    });
  };

  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault();
    if (mutation.isPending) return;
    const message = readForm(event.currentTarget);
    const trap = new FormData(event.currentTarget).get(CONTACT_EXTRA_FIELDS.trap);
    refuse({});
    mutation.mutate(
      { message, trap: typeof trap === 'string' ? trap : '' },
      { onSuccess: ({ message: text }) => succeed(message, text), onError: fail },
    );
  };

  return (
    <>
      <form
        ref={form}
        className={styles.form}
        method="post"
        action="/api/contact"
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
        <div role="status" className={styles.drafted} data-drafted hidden>
          <p>
            <Translate id="contact.drafted">
              Your answer stands in the message below. Read it, change what you like, and send it
              when you are ready.
            </Translate>
          </p>
        </div>
        <Fields
          filling={filling}
          errors={errors}
          onChoose={() => {
            changed();
            mend('propertyType');
          }}
        />
        <SubmitButton pending={mutation.isPending} />
        <Outcome
          mutation={mutation}
          errors={errors}
          onGo={(name) => fieldNamed(form.current, name)?.focus()}
          isMoreTyped={isMoreTyped}
          typed={() => readForm(form.current as HTMLFormElement)}
        />
      </form>
      <LateToaster toasts={toasts} close={close} />
    </>
  );
}

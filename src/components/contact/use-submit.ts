import { translate } from '@docusaurus/Translate';
import { useState, type FormEvent, type RefObject } from 'react';
import {
  CONTACT_EXTRA_FIELDS,
  FIELD_NAMES,
  type ContactField,
  type TypedMessage,
} from '@site/src/lib/contact-limits';
import { useToasts } from '../ui/toast/use-toasts';
import { fieldErrors } from './field-errors';
import { clearSent, readForm } from './fields';
import type { useRefusals } from './use-refusals';
import { useSendMessage, type SendMessage } from './use-send-message';

/** How many times each field has been reset. */
export type Filling = Partial<Record<ContactField, number>>;

interface Submitted extends SendMessage, Pick<ReturnType<typeof useToasts>, 'toasts' | 'close'> {
  submit: (event: FormEvent<HTMLFormElement>) => void;
  filling: Filling;
  /** True if something typed while the message was being sent is still in the form. */
  isMoreTyped: boolean;
}

/** Submits the form, and reports the result in a toast and in the fields. */
export function useSubmit(
  form: RefObject<HTMLFormElement | null>,
  refuse: ReturnType<typeof useRefusals>['refuse'],
): Submitted {
  const { toasts, show, close } = useToasts();
  const { mutation, changed } = useSendMessage();
  const [filling, setFilling] = useState<Filling>({});
  const [isMoreTyped, setMoreTyped] = useState(false);

  const succeed = (sent: TypedMessage, text: string): void => {
    const kept = form.current ? clearSent(form.current, sent) : [];
    setMoreTyped(kept.length > 0);
    const emptied = FIELD_NAMES.filter((name) => !kept.includes(name));
    setFilling((old) => ({
      ...old,
      ...Object.fromEntries(emptied.map((name) => [name, (old[name] ?? 0) + 1])),
    }));
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

  return { mutation, changed, submit, filling, isMoreTyped, toasts, close };
}

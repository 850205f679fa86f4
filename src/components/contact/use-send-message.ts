import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { postJson } from '@site/src/lib/api/client';
import { CONTACT_HEADERS } from '@site/src/lib/contact-limits';
import type { TypedMessage } from '@site/src/lib/contact-limits';
import { FORM_LANGUAGE } from './form-language';
import { thankYou } from './texts';

export interface Filled {
  message: TypedMessage;
  /** What stands in the field that people cannot see. */
  trap: string;
}

export interface Sent {
  /** What is said of it. */
  message: string;
}

export interface SendMessage {
  /** The one call. */
  mutation: UseMutationResult<Sent, Error, Filled>;
  /** Marks the form as changed: what is sent next is another message. */
  changed: () => void;
}

/**
 * Sends the contact message. One filled form keeps one idempotency key, so that a second press of the button
 * or a repeat after a lost answer makes no second mail; an edit or a success starts a new one.
 */
export function useSendMessage(): SendMessage {
  const key = useRef<string>(undefined);
  const shownAt = useRef<number>(undefined);
  shownAt.current ??= Date.now();

  const mutation = useMutation({
    mutationFn: async ({ message, trap }: Filled) => {
      key.current ??= newKey();
      const answer = await postJson('/api/contact', message, {
        ...(key.current && { [CONTACT_HEADERS.key]: key.current }),
        [CONTACT_HEADERS.elapsed]: String(Date.now() - (shownAt.current ?? 0)),
        ...(FORM_LANGUAGE && { [CONTACT_HEADERS.language]: FORM_LANGUAGE }),
        ...(trap && { [CONTACT_HEADERS.trap]: encodeURIComponent(trap) }),
      });
      return { message: said(answer) };
    },
    onSuccess: () => {
      key.current = undefined;
    },
    onError: (error) => console.error(error),
  });

  return {
    mutation,
    changed: () => {
      key.current = undefined;
    },
  };
}

/** What an answer says, in the language of the page where its code is known; else the server's own words, if any. */
function said(answer: unknown): string {
  const { code, message } = (answer ?? {}) as { code?: unknown; message?: unknown };
  return code !== 'sent' && typeof message === 'string' ? message : thankYou();
}

/** A key for one filled form. Safari before 15.4 makes none: there a repeat is known by its text alone. */
function newKey(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}

import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { postJson } from '@site/src/lib/api/client';
import { CONTACT_HEADERS } from '@site/src/lib/contact-limits';
import type { TypedMessage } from '@site/src/lib/contact-limits';
import { FORM_LANGUAGE } from './form-language';
import { thankYou } from './texts';

export interface Filled {
  message: TypedMessage;
  /** The value of the honeypot. */
  trap: string;
}

export interface Sent {
  /** The text shown to the visitor. */
  message: string;
}

export interface SendMessage {
  /** The request to the contact function. */
  mutation: UseMutationResult<Sent, Error, Filled>;
  /** Marks the form as changed: what is sent next is a new message, with a new idempotency key. */
  changed: () => void;
}

/**
 * Sends the contact message. A filled form keeps its idempotency key, so a second attempt after a lost answer does not
 * send a second mail; an edit or a success starts a new key.
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

/** Returns the thank-you text in the page's language, or the server's own message if its code is not known here. */
function said(answer: unknown): string {
  const { code, message } = (answer ?? {}) as { code?: unknown; message?: unknown };
  return code !== 'sent' && typeof message === 'string' ? message : thankYou();
}

/**
 * Returns a new idempotency key, or undefined in Safari before 15.4, which has no `randomUUID`: there the server
 * recognizes a repeat by its text alone.
 */
function newKey(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}

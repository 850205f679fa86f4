import { useMutation, type UseMutationResult } from '@tanstack/react-query';
import { useRef } from 'react';
import { postJson } from '@site/src/lib/api/client';
import { CONTACT_HEADERS } from '@site/src/lib/contact-limits';
import type { ContactMessage } from './fields';

export interface Filled {
  message: ContactMessage;
  /** What stands in the field that people cannot see. */
  trap: string;
}

export interface Sent {
  /** The server's own words, when it sent some. */
  message: string | undefined;
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
        ...(trap && { [CONTACT_HEADERS.trap]: encodeURIComponent(trap) }),
      });
      return { message: messageOf(answer) };
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

function messageOf(answer: unknown): string | undefined {
  const { message } = (answer ?? {}) as { message?: unknown };
  return typeof message === 'string' ? message : undefined;
}

/** A key for one filled form. Safari before 15.4 makes none: there a repeat is known by its text alone. */
function newKey(): string | undefined {
  return 'randomUUID' in crypto ? crypto.randomUUID() : undefined;
}

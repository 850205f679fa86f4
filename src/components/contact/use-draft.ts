import { useEffect, type RefObject } from 'react';
import { readContactFragment } from '@site/src/lib/contact-draft';

/**
 * Fills in property type and message from the end of the address, where a tool put its answer, and shows the note
 * `data-drafted` on it. What the visitor has typed stays, and the address is cleared of it.
 */
export function useDraft(form: RefObject<HTMLFormElement | null>): void {
  useEffect(() => {
    const draft = readContactFragment(location.hash);
    const fields = form.current?.elements;
    const message = fields?.namedItem('message');
    const type = fields?.namedItem('propertyType');
    if (!draft || !(message instanceof HTMLTextAreaElement)) return;
    history.replaceState(history.state, '', location.pathname + location.search);
    if (message.value === '') message.value = draft.message;
    // Radix' select takes over from this one, with its value.
    if (type instanceof HTMLSelectElement && type.value === '') type.value = draft.propertyType;
    const note = form.current?.querySelector<HTMLElement>('[data-drafted]');
    if (note) note.hidden = false;
  }, [form]);
}

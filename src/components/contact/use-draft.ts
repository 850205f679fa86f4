import { useEffect, type RefObject } from 'react';
import { readContactFragment } from '@site/src/lib/contact-draft';

/**
 * Fills in property type and message from the URL fragment, where a tool puts its answer, and shows the note
 * `data-drafted`. Never overwrites what the visitor typed; removes the fragment from the address.
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
    // Radix' select later takes over the value of this native one.
    if (type instanceof HTMLSelectElement && type.value === '') type.value = draft.propertyType;
    const note = form.current?.querySelector<HTMLElement>('[data-drafted]');
    if (note) note.hidden = false;
  }, [form]);
}

import { answersIn } from './own-answers';
import { FIELD_NAMES, type TypedMessage, type ContactField } from '@site/src/lib/contact-limits';

/** True if the name is that of a contact field. */
export function isContactField(name: string): name is ContactField {
  return (FIELD_NAMES as readonly string[]).includes(name);
}

/** Returns the visible control of a field. */
export function fieldNamed(
  form: HTMLFormElement | null,
  name: ContactField,
): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>(`#${name}`);
}

/**
 * Empties the fields that still hold what was sent; text typed since then stays.
 *
 * @returns the fields that were kept
 */
export function clearSent(form: HTMLFormElement, sent: TypedMessage): ContactField[] {
  const typed = readForm(form);
  const kept = FIELD_NAMES.filter((name) => typed[name] !== sent[name]);
  // Assigning values would leave the fields marked as touched (`:user-invalid`); only a reset clears that.
  form.reset();
  for (const name of kept) {
    const field = fieldNamed(form, name);
    if (
      field instanceof HTMLInputElement ||
      field instanceof HTMLTextAreaElement ||
      field instanceof HTMLSelectElement
    )
      field.value = typed[name];
  }
  return kept;
}

/** Reads the contact fields. Answers to the form's own questions are put before the message. */
export function readForm(form: HTMLFormElement): TypedMessage {
  const data = new FormData(form);
  const typed = Object.fromEntries(
    FIELD_NAMES.map((name) => {
      const value = data.get(name);
      return [name, typeof value === 'string' ? value : ''];
    }),
  ) as TypedMessage;
  const message = [...answersIn(form), typed.message].filter((part) => part !== '').join('\n\n');
  return { ...typed, message };
}

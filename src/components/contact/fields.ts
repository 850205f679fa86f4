import { answersIn } from './own-answers';
import { FIELD_NAMES, type TypedMessage, type ContactField } from '@site/src/lib/contact-limits';

/** Whether a name is that of a field of the form. */
export function isContactField(name: string): name is ContactField {
  return (FIELD_NAMES as readonly string[]).includes(name);
}

/** The control of a field that people see and use. */
export function fieldNamed(
  form: HTMLFormElement | null,
  name: ContactField,
): HTMLElement | null | undefined {
  return form?.querySelector<HTMLElement>(`#${name}`);
}

/**
 * Empties the fields whose text was sent. What was typed after that was not, and stays.
 *
 * @returns the fields that were kept
 */
export function clearSent(form: HTMLFormElement, sent: TypedMessage): ContactField[] {
  const typed = readForm(form);
  const kept = FIELD_NAMES.filter((name) => typed[name] !== sent[name]);
  // Only a reset tells the browser that nobody has touched these fields yet.
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

/** Reads the fields out of the form, and nothing else; what its own questions ask stands above the message. */
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

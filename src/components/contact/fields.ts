import type { PropertyType } from '@site/src/lib/contact-limits';

/** The payload of `POST /api/contact`: exactly these six fields, all strings. */
export interface ContactMessage {
  firstName: string;
  lastName: string;
  email: string;
  phone: string;
  propertyType: PropertyType | '';
  message: string;
}

export type ContactField = keyof ContactMessage;

const NAMES = ['firstName', 'lastName', 'email', 'phone', 'propertyType', 'message'] as const;

/** Whether a name is that of one of the six fields. */
export function isContactField(name: string): name is ContactField {
  return (NAMES as readonly string[]).includes(name);
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
export function clearSent(form: HTMLFormElement, sent: ContactMessage): ContactField[] {
  const typed = readForm(form);
  const kept = NAMES.filter((name) => typed[name] !== sent[name]);
  // Only a reset tells the browser that nobody has touched these fields yet.
  form.reset();
  for (const name of kept) {
    const field = fieldNamed(form, name);
    if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)
      field.value = typed[name];
  }
  return kept;
}

/** Reads the six fields out of the form, and nothing else. */
export function readForm(form: HTMLFormElement): ContactMessage {
  const data = new FormData(form);
  const text = (name: ContactField): string => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
  return {
    firstName: text('firstName'),
    lastName: text('lastName'),
    email: text('email'),
    phone: text('phone'),
    propertyType: text('propertyType') as PropertyType | '',
    message: text('message'),
  };
}

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

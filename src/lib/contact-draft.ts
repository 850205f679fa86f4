import { LONGEST_MESSAGE, PROPERTY_TYPES, type PropertyType } from './contact-limits';

/** What a tool's answer takes along to the contact form. */
export interface ContactDraft {
  propertyType: PropertyType;
  message: string;
}

/**
 * The end of the contact page's address that fills in its form. It is the fragment: browsers keep that to themselves,
 * so that nothing is sent before the visitor has read it.
 */
export function contactFragment({ propertyType, message }: ContactDraft): string {
  const characters = [...message].slice(0, LONGEST_MESSAGE);
  return `#${new URLSearchParams({ type: propertyType, message: characters.join('') }).toString()}`;
}

/** Reads such a fragment; any other, such as "#message-sent", is none. */
export function readContactFragment(fragment: string): ContactDraft | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const propertyType = given.get('type') ?? '';
  const message = given.get('message') ?? '';
  if (!Object.hasOwn(PROPERTY_TYPES, propertyType) || message === '') return undefined;
  const characters = [...message].slice(0, LONGEST_MESSAGE);
  return { propertyType: propertyType as PropertyType, message: characters.join('') };
}

import type { PropertyType } from './contact-limits';

/** What a tool's answer takes along to the contact form. */
export interface ContactDraft {
  propertyType: PropertyType;
  message: string;
}

/**
 * The end of the contact page's address that fills in its form. It is the fragment: browsers keep that to themselves,
 * so that nothing is sent before the visitor has read it. The form cuts what is too long: tools do not load its limits.
 */
export function contactFragment({ propertyType, message }: ContactDraft): string {
  return `#${new URLSearchParams({ type: propertyType, message }).toString()}`;
}

import type { PropertyType } from './contact-limits';

/** What a tool's answer passes to the contact form. */
export interface ContactDraft {
  propertyType: PropertyType;
  message: string;
}

/**
 * The fragment of the contact page's address that fills in its form. Browsers do not send fragments, so nothing leaves
 * the browser before the visitor has read it. The form truncates a long message; the tools do not load its limits.
 */
export function contactFragment({ propertyType, message }: ContactDraft): string {
  return `#${new URLSearchParams({ type: propertyType, message }).toString()}`;
}

import type { ContactDraft } from './contact-fragment';
import { FIELDS, PROPERTY_TYPES, type PropertyType } from './contact-limits';

/** Reads a fragment written by `contactFragment`. Returns undefined for any other, for example "#message-sent". */
export function readContactFragment(fragment: string): ContactDraft | undefined {
  const given = new URLSearchParams(fragment.replace(/^#/, ''));
  const propertyType = given.get('type') ?? '';
  const message = given.get('message') ?? '';
  if (!Object.hasOwn(PROPERTY_TYPES, propertyType) || message === '') return undefined;
  const characters = [...message].slice(0, FIELDS.message.max);
  return { propertyType: propertyType as PropertyType, message: characters.join('') };
}

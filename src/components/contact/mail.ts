import { company } from '@site/src/data';
import type { ContactField, TypedMessage } from '@site/src/lib/contact-limits';
import { fieldWords } from './texts';

/** A mailto address with everything that was typed, so that a failure costs the visitor no typing. */
export function mailtoWith(message: TypedMessage): string {
  const lines = Object.entries(fieldWords()).flatMap(([name, { label, choices }]) => {
    const value = message[name as ContactField];
    return value ? [`${label}: ${choices?.[value] ?? value}`] : [];
  });
  // Mail programs want both characters of a line's end (RFC 6068, section 5).
  const body = lines.join('\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${company.email}?body=${encodeURIComponent(body)}`;
}

import { company } from '@site/src/data';
import type { ContactField, TypedMessage } from '@site/src/lib/contact-limits';
import { fieldWords } from './texts';

/** Returns a mailto link whose body has everything typed, so that a failure does not cost the visitor any typing. */
export function mailtoWith(message: TypedMessage): string {
  const lines = Object.entries(fieldWords()).flatMap(([name, { label, choices }]) => {
    const value = message[name as ContactField];
    return value ? [`${label}: ${choices?.[value] ?? value}`] : [];
  });
  // Line breaks in a mailto body are CRLF (RFC 6068, section 5).
  const body = lines.join('\n').replace(/\r?\n/g, '\r\n');
  return `mailto:${company.email}?body=${encodeURIComponent(body)}`;
}

import { name as company } from '../../src/data/company.json';
import { PROPERTY_TYPES } from '../../src/lib/contact-limits';
import type { ContactFields } from './schema';

/** A message to the office, ready for any mailer. Sender and recipient belong to the mailer. */
export interface Mail {
  subject: string;
  text: string;
  html: string;
  replyTo: string;
}

const ENTITIES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes text for HTML content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char]!);
}

/**
 * Writes the message to the office: subject with property type and name, the same rows as plain
 * text and as HTML, every value escaped, the visitor in Reply-To. The same fields always give the
 * same bytes: a provider that knows the message's key refuses a changed body.
 */
export function compose(fields: ContactFields): Mail {
  const fullName = `${fields.firstName} ${fields.lastName}`;
  const property = PROPERTY_TYPES[fields.propertyType];
  const rows: [string, string][] = [
    ['Name', fullName],
    ['Email', fields.email],
    ['Phone', fields.phone || 'not given'],
    ['Property', property],
    ['Message', fields.message || 'no message'],
  ];
  const about = `Sent with the contact form of ${company}. Reply to this email to answer.`;
  const blocks = rows.map(
    ([label, value]) =>
      `<p><strong>${label}</strong><br>${escapeHtml(value).replaceAll('\n', '<br>')}</p>`,
  );
  return {
    subject: `${property}: ${fullName}`,
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${about}\n`,
    html: `<!doctype html><html><body>${blocks.join('')}<p>${escapeHtml(about)}</p></body></html>`,
    replyTo: fields.email,
  };
}

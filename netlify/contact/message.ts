import { name as company } from '../../src/data/company.json';
import {
  type ContactMessage,
  FIELD_NAMES,
  type FieldRule,
  FIELDS,
  PROPERTY_TYPES,
} from '../../src/lib/contact-limits';
import { DEFAULT_LOCALE, type Locale } from '../../src/languages/locales';
import { languageInWords } from './language';

/** A message to the office, ready for any mailer. The mailer adds sender and recipient. */
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

/** The last line of every message. */
export const ABOUT = `Sent with the contact form of ${company}. Reply to this email to answer.`;

/** Escapes text for HTML content and attribute values. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (char) => ENTITIES[char]!);
}

type Row = readonly [label: string, value: string];

/** Returns the rows of the fields of the given kinds, except the names, which share one row. */
function rowsOf(fields: ContactMessage, kinds: readonly string[]): Row[] {
  return FIELD_NAMES.flatMap((name) => {
    const { kind, choices, mail, empty }: FieldRule = FIELDS[name];
    const value = choices?.[fields[name]] ?? (fields[name] || empty);
    return mail && value && kinds.includes(kind) ? [[mail, value]] : [];
  });
}

/**
 * Writes the message to the office: property type and name in the subject, the same rows as plain
 * text and as HTML with every value escaped, and the visitor in Reply-To. It is in English, and
 * names the visitor's language if that is another. The same fields in the same language always give
 * the same bytes, because the provider refuses a changed body under a known key.
 * @param language of the page with the form
 */
export function compose(fields: ContactMessage, language: Locale): Mail {
  const fullName = `${fields.firstName} ${fields.lastName}`;
  const property = PROPERTY_TYPES[fields.propertyType];
  const isForeign = language !== DEFAULT_LOCALE;
  const rows: Row[] = [
    ['Name', fullName],
    ...rowsOf(fields, ['line', 'choice']),
    ...(isForeign ? [['Language', languageInWords(language)] as const] : []),
    ...rowsOf(fields, ['text']),
  ];
  const blocks = rows.map(
    ([label, value]) =>
      `<p><strong>${label}</strong><br>${escapeHtml(value).replaceAll('\n', '<br>')}</p>`,
  );
  return {
    subject: `${isForeign ? `[${language.toUpperCase()}] ` : ''}${property}: ${fullName}`,
    text: `${rows.map(([label, value]) => `${label}: ${value}`).join('\n')}\n\n${ABOUT}\n`,
    html: `<!doctype html><html><body>${blocks.join('')}<p>${escapeHtml(ABOUT)}</p></body></html>`,
    replyTo: fields.email,
  };
}

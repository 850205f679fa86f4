import { HttpError } from '@site/src/lib/api/client';
import type { ContactField } from '@site/src/lib/contact-limits';
import { refusals } from './texts';

export type FieldErrors = Partial<Record<ContactField, string>>;

/** What the server says of fields: sentences in English, and the reasons as codes. */
interface Refusal {
  errors?: Record<string, string>;
  errorCodes?: Record<string, string>;
}

/**
 * What the server said about single fields (status 422), or nothing; in the language of the page where the reason is
 * known, else in the server's words.
 */
export function fieldErrors(error: Error | null): FieldErrors {
  if (!(error instanceof HttpError) || error.status !== 422) return {};
  try {
    const { errors = {}, errorCodes = {} } = JSON.parse(error.body) as Refusal;
    const texts = new Map(Object.entries(refusals()));
    return Object.fromEntries(
      Object.entries(errors).map(([name, text]) => [
        name,
        texts.get(errorCodes[name] ?? '') ?? text,
      ]),
    );
  } catch {
    // A proxy in between may answer with a page of its own; the general message stands.
    return {};
  }
}

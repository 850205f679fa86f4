import { HttpError } from '@site/src/lib/api/client';
import type { ContactField } from '@site/src/lib/contact-limits';
import { refusals } from './texts';

export type FieldErrors = Partial<Record<ContactField, string>>;

/** Body of a 422 answer: English sentences and reason codes, both by field name. */
interface Refusal {
  errors?: Record<string, string>;
  errorCodes?: Record<string, string>;
}

/**
 * Returns the server's errors for single fields: in the page's language if the reason code is known, otherwise the
 * server's own sentence. Empty unless the error is a 422 with a JSON body.
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
    // A proxy may answer with a page of its own; the general message is shown then.
    return {};
  }
}

import { HttpError } from '@site/src/lib/api/client';
import type { ContactField } from './fields';

export type FieldErrors = Partial<Record<ContactField, string>>;

/** What the server said about single fields (status 422), or nothing. */
export function fieldErrors(error: Error | null): FieldErrors {
  if (!(error instanceof HttpError) || error.status !== 422) return {};
  try {
    const { errors } = JSON.parse(error.body) as { errors?: FieldErrors };
    return errors ?? {};
  } catch {
    // A proxy in between may answer with a page of its own; the general message stands.
    return {};
  }
}

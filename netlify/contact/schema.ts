import * as z from 'zod/mini';
import {
  EMAIL_PATTERN,
  FIELD_TEXTS,
  MAX_LENGTH,
  PHONE_PATTERN,
  PROPERTY_TYPES,
  type PropertyType,
} from '../../src/lib/contact-limits';
import { hasControl, isVisible, lengthOf, normaliseLine, normaliseText } from './normalise';

const EMAIL = new RegExp(`^${EMAIL_PATTERN}$`, 'u');
const PHONE = new RegExp(`^${PHONE_PATTERN}$`, 'u');

/**
 * A one-line field: no control character as submitted, then cleaned, then within its limits. A
 * required one has something to see: the office must not get a letter from nobody.
 */
function line(field: 'firstName' | 'lastName' | 'email' | 'phone', isRequired: boolean) {
  const error = FIELD_TEXTS[field];
  return z.pipe(
    z
      .string({ error })
      .check(z.refine((text) => !hasControl(text), { error: FIELD_TEXTS.control, abort: true })),
    z.pipe(
      z.transform(normaliseLine),
      z.string().check(
        z.refine((text) => !isRequired || isVisible(text), { error, abort: true }),
        z.refine((text) => lengthOf(text) <= MAX_LENGTH[field], { error, abort: true }),
      ),
    ),
  );
}

/** The six fields of a contact message; unknown fields fall away, missing optional ones are ''. */
export const messageSchema = z.object({
  firstName: line('firstName', true),
  lastName: line('lastName', true),
  email: z.pipe(
    line('email', true),
    z.string().check(z.regex(EMAIL, { error: FIELD_TEXTS.email })),
  ),
  phone: z._default(
    z.pipe(line('phone', false), z.string().check(z.regex(PHONE, { error: FIELD_TEXTS.phone }))),
    '',
  ),
  propertyType: z.enum(Object.keys(PROPERTY_TYPES) as PropertyType[], {
    error: FIELD_TEXTS.propertyType,
  }),
  message: z._default(
    z.pipe(
      z.string({ error: FIELD_TEXTS.message }),
      z.pipe(
        z.transform(normaliseText),
        z.string().check(
          z.refine((text) => lengthOf(text) <= MAX_LENGTH.message, {
            error: FIELD_TEXTS.message,
          }),
        ),
      ),
    ),
    '',
  ),
});

export type ContactFields = z.infer<typeof messageSchema>;

/** Either the clean fields or one text for each refused field. */
export type Checked =
  { fields: ContactFields; errors?: never } | { fields?: never; errors: Record<string, string> };

/**
 * Checks the parsed body. Anything but an object counts as an empty one, so that the answer names
 * the fields that are needed.
 */
export function checkFields(body: unknown): Checked {
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  const result = messageSchema.safeParse(isRecord ? body : {});
  if (result.success) return { fields: result.data };
  const errors: Record<string, string> = {};
  for (const issue of result.error.issues) errors[String(issue.path[0])] ??= issue.message;
  return { errors };
}

import * as z from 'zod/mini';
import {
  EMAIL_PATTERN,
  type FieldCode,
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
  const error: FieldCode = field;
  return z.pipe(
    z.string({ error }).check(
      z.refine((text) => !hasControl(text), {
        error: 'control' satisfies FieldCode,
        abort: true,
      }),
    ),
    z.pipe(
      z.transform(normaliseLine),
      z.string().check(
        z.refine((text) => !isRequired || isVisible(text), { error, abort: true }),
        z.refine((text) => lengthOf(text) <= MAX_LENGTH[field], { error, abort: true }),
      ),
    ),
  );
}

/** The six fields of a contact message, each refused with its code; unknown fields fall away, missing optional ones are ''. */
export const messageSchema = z.object({
  firstName: line('firstName', true),
  lastName: line('lastName', true),
  email: z.pipe(
    line('email', true),
    z.string().check(z.regex(EMAIL, { error: 'email' satisfies FieldCode })),
  ),
  phone: z._default(
    z.pipe(
      line('phone', false),
      z.string().check(z.regex(PHONE, { error: 'phone' satisfies FieldCode })),
    ),
    '',
  ),
  propertyType: z.enum(Object.keys(PROPERTY_TYPES) as PropertyType[], {
    error: 'propertyType' satisfies FieldCode,
  }),
  message: z._default(
    z.pipe(
      z.string({ error: 'message' satisfies FieldCode }),
      z.pipe(
        z.transform(normaliseText),
        z.string().check(
          z.refine((text) => lengthOf(text) <= MAX_LENGTH.message, {
            error: 'message' satisfies FieldCode,
          }),
        ),
      ),
    ),
    '',
  ),
});

export type ContactFields = z.infer<typeof messageSchema>;

/** Either the clean fields or one code for each refused field. */
export type Checked =
  { fields: ContactFields; errors?: never } | { fields?: never; errors: Record<string, FieldCode> };

/**
 * Checks the parsed body. Anything but an object counts as an empty one, so that the answer names
 * the fields that are needed.
 */
export function checkFields(body: unknown): Checked {
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  const result = messageSchema.safeParse(isRecord ? body : {});
  if (result.success) return { fields: result.data };
  const errors: Record<string, FieldCode> = {};
  for (const { path, message } of result.error.issues) {
    errors[String(path[0])] ??= message as FieldCode;
  }
  return { errors };
}

import * as z from 'zod/mini';
import {
  type ContactField,
  type ContactMessage,
  FIELDS,
  type FieldCode,
  type FieldRule,
  PROPERTY_TYPES,
} from '../../src/lib/contact-limits';
import { hasControl, isVisible, lengthOf, normaliseLine, normaliseText } from './normalise';

/** Refuses, under the field's own code, what is longer than the field takes. */
const fits = (error: FieldCode, { max = Infinity }: FieldRule) =>
  z.refine<string>((text) => lengthOf(text) <= max, { error, abort: true });

/**
 * A one-line field: no control character as submitted, then cleaned, then within its limits. A
 * required one has something to see: the office must not get a letter from nobody.
 */
function line(error: FieldCode, rule: FieldRule) {
  const pattern = new RegExp(`^(?:${rule.pattern ?? '.*'})$`, 'su');
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
        z.refine((text) => !rule.required || isVisible(text), { error, abort: true }),
        fits(error, rule),
        z.regex(pattern, { error }),
      ),
    ),
  );
}

/** What checks each kind of field. */
const KINDS = {
  line,
  text: (error: FieldCode, rule: FieldRule) =>
    z.pipe(
      z.string({ error }),
      z.pipe(z.transform(normaliseText), z.string().check(fits(error, rule))),
    ),
  choice: (error: FieldCode) => z.enum(Object.keys(PROPERTY_TYPES), { error }),
};

function checkOf([name, rule]: [string, FieldRule]): [string, z.ZodMiniType] {
  const check = KINDS[rule.kind](name as ContactField, rule);
  return [name, rule.required ? check : z._default(check, '')];
}

/**
 * The fields of a contact message, each refused with its code; unknown fields fall away, missing optional ones are ''.
 */
const messageSchema = z.object(Object.fromEntries(Object.entries<FieldRule>(FIELDS).map(checkOf)));

/** Either the clean fields or one code for each refused field. */
export type Checked =
  | { fields: ContactMessage; errors?: never }
  | { fields?: never; errors: Record<string, FieldCode> };

/**
 * Checks the parsed body. Anything but an object counts as an empty one, so that the answer names
 * the fields that are needed.
 */
export function checkFields(body: unknown): Checked {
  const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body);
  const result = messageSchema.safeParse(isRecord ? body : {});
  if (result.success) return { fields: result.data as ContactMessage };
  const errors: Record<string, FieldCode> = {};
  for (const { path, message } of result.error.issues) {
    errors[String(path[0])] ??= message as FieldCode;
  }
  return { errors };
}

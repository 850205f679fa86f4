import * as z from 'zod/mini';
import {
  type ContactField,
  type ContactMessage,
  FIELDS,
  type FieldCode,
  type FieldRule,
} from '../../src/lib/contact-limits';
import { hasControl, isVisible, lengthOf, normaliseLine, normaliseText } from './normalise';

/** The cleaning function for each kind of field. */
const CLEAN = { line: normaliseLine, text: normaliseText, choice: (text: string) => text };

/**
 * True if a cleaned value is acceptable. A required value must have something visible, so that the office never gets a
 * letter from nobody.
 */
function isTaken(text: string, rule: FieldRule): boolean {
  const { choices, required, max = Infinity, pattern = '.*' } = rule;
  if (text === '') return !required;
  if (choices) return Object.hasOwn(choices, text);
  const isSeen = !required || isVisible(text);
  return isSeen && lengthOf(text) <= max && new RegExp(`^(?:${pattern})$`, 'su').test(text);
}

/** Returns a field's check. A one-line field must not have control characters, even before cleaning. */
function checkOf([name, rule]: [string, FieldRule]): [string, z.ZodMiniType] {
  const error = name as ContactField;
  const isWhole = (text: string): boolean => rule.kind !== 'line' || !hasControl(text);
  const check = z.pipe(
    z
      .string({ error })
      .check(z.refine(isWhole, { error: 'control' satisfies FieldCode, abort: true })),
    z.pipe(
      z.transform(CLEAN[rule.kind]),
      z.string().check(z.refine((text) => isTaken(text, rule), { error })),
    ),
  );
  return [name, rule.required ? check : z._default(check, '')];
}

/**
 * The fields of a contact message, each refused with its code. Unknown fields are dropped; missing optional ones are
 * ''.
 */
const messageSchema = z.object(Object.fromEntries(Object.entries<FieldRule>(FIELDS).map(checkOf)));

/** Either the cleaned fields or one code for each refused field. */
export type Checked =
  | { fields: ContactMessage; errors?: never }
  | { fields?: never; errors: Record<string, FieldCode> };

/**
 * Checks the parsed body. Anything but an object counts as an empty one, so that the errors name the required fields.
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

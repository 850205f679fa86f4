import * as z from 'zod/mini';
import {
  type ContactField,
  type ContactMessage,
  FIELDS,
  type FieldCode,
  type FieldRule,
} from '../../src/lib/contact-limits';
import { hasControl, isVisible, lengthOf, normaliseLine, normaliseText } from './normalise';

/** How each kind of field is cleaned. */
const CLEAN = { line: normaliseLine, text: normaliseText, choice: (text: string) => text };

/**
 * Whether a cleaned value can be taken. A required one has something to see: the office must not
 * get a letter from nobody.
 */
function isTaken(text: string, rule: FieldRule): boolean {
  const { choices, required, max = Infinity, pattern = '.*' } = rule;
  if (text === '') return !required;
  if (choices) return Object.hasOwn(choices, text);
  const isSeen = !required || isVisible(text);
  return isSeen && lengthOf(text) <= max && new RegExp(`^(?:${pattern})$`, 'su').test(text);
}

/** What checks a field; a line has no control character as submitted. */
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

import * as z from 'zod';
import type { Quantity, Quoting } from '../data/fields';
import { isRealDate } from '../data/real-date';
import { languageName } from '../languages/language-name';
import { figure, list, longDate, quantity, usd } from '../lib/format';

/** How each kind of value reads in a text; undefined if its form does not match its schema. */
const PRINTERS: Readonly<
  Record<Quoting, (value: unknown, language: string) => string | undefined>
> = {
  words: (value) => (typeof value === 'string' ? value : undefined),
  dollars: (value) => (typeof value === 'number' ? usd(value) : undefined),
  number: (value) => (typeof value === 'number' ? String(value) : undefined),
  day: (value, language) =>
    typeof value === 'string' && isRealDate(value) ? longDate(value, language) : undefined,
  list: (value, language) => (isWords(value) ? list(value, 'and', language) : undefined),
  languages: (value, language) =>
    isWords(value)
      ? list(
          value.map((one) => languageName(one, language)),
          'and',
          language,
        )
      : undefined,
  quantity: (value, language) => (isQuantity(value) ? quantity(value, language) : undefined),
};

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((item) => typeof item === 'string');

function isQuantity(value: unknown): value is Quantity {
  const { value: number, unit } = (value ?? {}) as Record<string, unknown>;
  return typeof number === 'number' && typeof unit === 'string';
}

/** How texts quote what a schema describes, or undefined if they may not. */
function quotingOf(schema: unknown): Quoting | undefined {
  if (!(schema instanceof z.ZodType)) return undefined;
  const own = schema.meta()?.['quote'] as Quoting | undefined;
  return own ?? (schema instanceof z.ZodOptional ? quotingOf(schema.unwrap()) : undefined);
}

/** The schema of a field within another schema, or undefined if there is none. */
function fieldOf(schema: unknown, key: string): unknown {
  if (schema instanceof z.ZodOptional) return fieldOf(schema.unwrap(), key);
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (!(schema instanceof z.ZodObject)) return undefined;
  return Object.hasOwn(schema.shape, key)
    ? (schema.shape as Record<string, unknown>)[key]
    : schema.def.catchall;
}

/** The option of a union that a value matches; any other schema is returned as it is. */
function chosen(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return chosen(schema.unwrap(), value);
  if (!(schema instanceof z.ZodUnion)) return schema;
  return (schema.options as z.ZodType[]).find((option) => option.safeParse(value).success);
}

/**
 * Collects the text of every fact that its schema lets texts quote, by dotted name; for a quantity also its number, as
 * `.value`.
 *
 * @param any the schema of the value
 * @param into receives the texts
 * @param language of the texts, for example "en-US"
 */
export function collectTexts(
  any: unknown,
  value: unknown,
  trail: readonly string[],
  into: Map<string, string>,
  language: string,
): void {
  const schema = chosen(any, value);
  const name = trail.join('.');
  const quoting = quotingOf(any) ?? quotingOf(schema);
  const text = quoting && PRINTERS[quoting](value, language);
  if (text !== undefined) into.set(name, text);
  if (quoting === 'quantity' && isQuantity(value)) {
    into.set(`${name}.value`, figure({ ...value, about: false }, language));
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return;
  for (const [key, child] of Object.entries(value)) {
    const field = fieldOf(schema, key);
    const isNumber = quoting === 'quantity' && key === 'value';
    if (field !== undefined && !isNumber)
      collectTexts(field, child, [...trail, key], into, language);
  }
}

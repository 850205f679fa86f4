import type { JsonSchema } from '../data/json-schema';

/**
 * A form edits objects with fields, and lists. Files also hold entries by names that the office gives, and a list as
 * a whole; those stand in the form as lists under these names.
 */
export const KEY = 'entry';
export const VALUE = 'value';
export const ENTRIES = 'entries';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether a schema is of entries whose names the office gives. */
export function isOpen(
  schema: JsonSchema,
): schema is JsonSchema & { additionalProperties: JsonSchema } {
  return schema.properties === undefined && typeof schema.additionalProperties === 'object';
}

const isList = (schema: JsonSchema): boolean => schema.type === 'array' || isOpen(schema);

/** What a file holds, as its form edits it. */
export function toForm(content: unknown, schema: JsonSchema): Values {
  return (
    isList(schema) ? { [ENTRIES]: shown(content, schema) } : shown(content, schema)
  ) as Values;
}

/**
 * What a form holds, as its file keeps it: fields in the order of the schema, empty ones that need not be there left out.
 * @throws Error in words when two entries have one name
 */
export function fromForm(form: Values, schema: JsonSchema): unknown {
  return kept(isList(schema) ? form[ENTRIES] : form, schema);
}

function shown(value: unknown, schema: JsonSchema): unknown {
  if (isOpen(schema) && isObject(value)) {
    return Object.entries(value).map(([name, entry]) => ({
      [KEY]: name,
      ...(isObject(entry)
        ? (shown(entry, schema.additionalProperties) as Values)
        : { [VALUE]: entry }),
    }));
  }
  if (schema.items && Array.isArray(value)) {
    return value.map((item) => shown(item, schema.items as JsonSchema));
  }
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [
      name,
      shown(part, schema.properties?.[name] ?? {}),
    ]),
  );
}

function kept(value: unknown, schema: JsonSchema): unknown {
  if (isOpen(schema)) return named(Array.isArray(value) ? (value as Values[]) : [], schema);
  if (schema.type === 'array') {
    return (Array.isArray(value) ? value : []).map((item) => kept(item, schema.items ?? {}));
  }
  if (schema.type !== 'object') return value;
  const given = isObject(value) ? value : {};
  const known = Object.keys(schema.properties ?? {});
  const others = Object.keys(given).filter((name) => !known.includes(name));
  return Object.fromEntries(
    [...known, ...others]
      .map((name) => [name, kept(given[name], schema.properties?.[name] ?? {})] as const)
      .filter(([name, part]) => schema.required?.includes(name) || !isEmpty(part)),
  );
}

function named(
  entries: readonly Values[],
  schema: JsonSchema & { additionalProperties: JsonSchema },
): Values {
  const names = entries.map((entry) => String(entry[KEY] ?? ''));
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two entries have the name "${twice}"; change one.`);
  return Object.fromEntries(
    entries.map(({ [KEY]: name, ...entry }) => [
      String(name ?? ''),
      kept(
        'properties' in schema.additionalProperties ? entry : entry[VALUE],
        schema.additionalProperties,
      ),
    ]),
  );
}

/** Whether a form has nothing there. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

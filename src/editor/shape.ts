import type { JsonSchema } from '../data/json-schema';
import { isObject } from '../data/sense/problem';

/**
 * A form edits objects with fields, and lists. Files also have entries whose names the office chooses, and lists at the
 * top level; a form holds those as lists under these names.
 */
export const KEY = 'entry';
export const VALUE = 'value';
export const ENTRIES = 'entries';
/** Entries that the office adds to those that programs name. */
export const MORE = 'more';

export type Values = Record<string, unknown>;

/** The schema of entries whose names the office chooses; undefined if it cannot add any. */
export function entryOf({ additionalProperties }: JsonSchema): JsonSchema | undefined {
  return typeof additionalProperties === 'object' ? additionalProperties : undefined;
}

/** True if the office chooses all names in an object. */
const isOpen = (schema: JsonSchema): boolean =>
  schema.properties === undefined && entryOf(schema) !== undefined;

/** True if a form shows a value as a list. */
export const isList = (schema: JsonSchema): boolean => schema.type === 'array' || isOpen(schema);

/** True for a list of plain words, which a form shows in one field, one per line. */
export const isLines = ({ type, items }: JsonSchema): boolean =>
  type === 'array' &&
  items?.type === 'string' &&
  !items.enum &&
  items.pattern === undefined &&
  items.format === undefined;

/** True if a value is a number or words, which share one field. */
export const isEither = ({ anyOf = [] }: JsonSchema): boolean =>
  anyOf.length > 0 && anyOf.every(({ type }) => /^(?:integer|number|string)$/.test(String(type)));

/** True if a value is a number that somebody types. */
export const isNumber = ({ type, enum: values }: JsonSchema): boolean =>
  values === undefined && (type === 'integer' || type === 'number');

/**
 * True if a value can be a number, which a form holds as it is typed: a browser's number field drops what it cannot
 * read, and would turn "165,50" into 50.
 */
const isTyped = (schema: JsonSchema): boolean => isNumber(schema) || isEither(schema);

/** The contents of a file, as its form edits them. */
export function toForm(content: unknown, schema: JsonSchema): Values {
  const form = shown(content, schema);
  return isList(schema) ? { [ENTRIES]: form } : isObject(form) ? form : {};
}

/**
 * What a form holds, as its file stores it, without empty optional fields.
 *
 * @throws Error with an explanation if two entries have the same name
 */
export function fromForm(form: Values, schema: JsonSchema): unknown {
  return kept(isList(schema) ? form[ENTRIES] : form, schema);
}

function shown(value: unknown, schema: JsonSchema): unknown {
  if (isTyped(schema)) return typeof value === 'number' ? String(value) : value;
  if (isLines(schema)) return Array.isArray(value) ? value.join('\n') : value;
  if (Array.isArray(value)) return value.map((item) => shown(item, schema.items ?? {}));
  if (!isObject(value)) return value;
  const entry = entryOf(schema);
  const { properties = {} } = schema;
  const all = Object.entries(value);
  const entries = all
    .filter(([name]) => entry && !(name in properties))
    .map(([name, part]) => shownEntry(name, part, entry ?? {}));
  if (isOpen(schema)) return entries;
  const fields = all
    .filter(([name]) => !entry || name in properties)
    .map(([name, part]) => [name, shown(part, properties[name] ?? {})]);
  return { ...Object.fromEntries(fields), ...(entry && { [MORE]: entries }) };
}

function shownEntry(name: string, value: unknown, schema: JsonSchema): Values {
  const part = shown(value, schema);
  return { [KEY]: name, ...(isObject(part) ? part : { [VALUE]: part }) };
}

function kept(value: unknown, schema: JsonSchema): unknown {
  if (isTyped(schema)) return numberOrWords(value, schema);
  if (isOpen(schema)) return named(value, schema);
  if (isLines(schema)) return linesOf(value);
  if (schema.type === 'array') {
    return (Array.isArray(value) ? value : []).map((item) => kept(item, schema.items ?? {}));
  }
  if (schema.type !== 'object' || value === undefined || value === null) return value;
  const { [MORE]: more, ...given } = isObject(value) ? value : {};
  const { properties = {}, required = [] } = schema;
  const known = Object.keys(properties);
  const others = Object.keys(given).filter((name) => !known.includes(name));
  const fields = [...known, ...others]
    .map((name) => [name, kept(given[name], properties[name] ?? {})] as const)
    .filter(([name, part]) => part !== undefined && (required.includes(name) || !isEmpty(part)));
  return { ...Object.fromEntries(fields), ...named(more, schema) };
}

function linesOf(value: unknown): string[] {
  const lines = typeof value === 'string' ? value.split('\n') : [];
  return lines.map((line) => line.trim()).filter((line) => line !== '');
}

/** Anything that is not a number stays as it is typed, for the check to reject. */
function numberOrWords(value: unknown, schema: JsonSchema): unknown {
  const typed = typeof value === 'string' ? value.trim() : value;
  const takesNumbers = [schema, ...(schema.anyOf ?? [])].some(isNumber);
  return takesNumbers && /^-?\d+(?:\.\d+)?$/.test(String(typed)) ? Number(typed) : typed;
}

function named(list: unknown, schema: JsonSchema): Values {
  const entries = Array.isArray(list) ? (list as Values[]) : [];
  const one = entryOf(schema) ?? {};
  const names = entries.map(nameOf);
  const known = new Set(Object.keys(schema.properties ?? {}));
  const twice = names.find((name, index) => known.has(name) || names.indexOf(name) !== index);
  if (twice !== undefined) throw new Error(`Two entries have the name "${twice}"; change one.`);
  return Object.fromEntries(
    entries.map((entry) => {
      const fields = Object.entries(entry).filter(([name]) => name !== KEY);
      return [nameOf(entry), kept(hasFields(one) ? Object.fromEntries(fields) : entry[VALUE], one)];
    }),
  );
}

function nameOf({ [KEY]: name }: Values): string {
  return typeof name === 'string' ? name : '';
}

/** True if an entry's fields are beside its name in the form; otherwise its value is, in one field. */
export const hasFields = (entry: JsonSchema): boolean =>
  entry.type === 'object' && entry.properties !== undefined;

/** True if a form has no value there. */
export function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '') return true;
  return typeof value === 'object' && Object.keys(value).length === 0;
}

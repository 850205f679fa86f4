import type { Field } from '@sveltia/cms';
import type { JsonSchema } from '../data/json-schema';
import type { Choices } from './choices';
import { labelOf } from './labels';
import { lines, numberPattern, refusing, withoutMarks, words } from './patterns';
import {
  ENTRIES,
  entryOf,
  hasFields,
  isEither,
  isLines,
  isList,
  isNumber,
  KEY,
  MORE,
  VALUE,
} from './shape';
import { FOCUS_FIELD, LINE_FIELD, LINES_FIELD } from './text-field';

/** Where the editor stores pictures (`media_folder`), and the path by which pages refer to them (`public_folder`). */
export interface PictureFolder {
  media_folder: string;
  public_folder: string;
}

/** The folder for pictures. @param folder below `static/img` */
export const picturesIn = (folder: string): PictureFolder => ({
  media_folder: `/static/img/${folder}`,
  public_folder: `/img/${folder}`,
});

/** What the fields of a file have in common. */
export interface FieldsOf {
  /** What the check writes before the names of the file's fields: `prices` in `prices.air.montgomery`. */
  prefix?: string;
  pictures?: PictureFolder;
  /** The options of fields that refer to an entry of another file. */
  choices?: Choices;
}

/** In characters. Words that may be longer get a field of several lines. */
const ONE_LINE = 100;

/** A group with more fields than this starts collapsed. */
const OPEN = 8;

/** The name of a list item on the list's buttons. */
const ENTRY = 'entry';

const DATE = String.raw`^\d{4}-\d{2}-\d{2}$`;
/** Recognizes the pattern of a picture's address, which lists the file extensions. */
const PICTURE = /svg\|png/;
const PICTURE_KINDS = 'image/png,image/jpeg,image/webp';

function textField(schema: JsonSchema, { pictures }: FieldsOf): object {
  const pattern =
    schema.pattern ??
    (schema.format === 'uri' ? String.raw`^https://\S+$` : schema.refuses && String.raw`[\s\S]`);
  const said = withoutMarks(schema.errorMessage ?? `must match ${pattern}`);
  const rule = pattern !== undefined && { pattern: refusing(pattern, said, schema.refuses) };
  if (pattern === DATE) return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD', ...rule };
  const folder = schema.picturesIn === undefined ? undefined : picturesIn(schema.picturesIn);
  const place = folder ?? (pattern && PICTURE.test(pattern) ? pictures : undefined);
  if (place) {
    // No pattern, since the editor would test it against the picture's name on the writer's computer.
    return { widget: 'image', accept: PICTURE_KINDS, choose_url: false, ...place };
  }
  const { maxLength = 0, format, takesFacts = false } = schema;
  const long = format === 'textarea' || maxLength > ONE_LINE;
  const [line, several] = takesFacts ? [LINE_FIELD, LINES_FIELD] : ['string', 'text'];
  return {
    widget: long ? several : line,
    ...(long && { use_emoji_autocomplete: false }),
    ...rule,
    ...(maxLength > 0 && { pattern: words(maxLength, schema.refuses) }),
  };
}

/** The options of an optional boolean, which can also be left empty. */
const YES_OR_NO = [
  { value: true, label: 'Yes' },
  { value: false, label: 'No' },
];

/** The properties of a field that depend on its type of value. @throws Error if no form can show the type */
function kindOf(schema: JsonSchema, name: string, optional: boolean, of: FieldsOf): object {
  if (schema.crop) return { widget: FOCUS_FIELD, crop: schema.crop, options: schema.enum };
  if (schema.enum) {
    return {
      widget: 'select',
      options: schema.enum.map((value) => ({ value, label: String(value) })),
    };
  }
  const choices = schema.picks && of.choices?.[schema.picks];
  if (choices) return { widget: 'select', options: choices };
  if (schema.type === 'string') return textField(schema, of);
  if (isEither(schema)) return eitherField(schema);
  if (schema.type === 'boolean') {
    return optional ? { widget: 'select', options: YES_OR_NO } : { widget: 'boolean' };
  }
  if (isNumber(schema)) {
    const pattern = numberPattern(schema);
    if (pattern === undefined) throw cannotShow(schema, name);
    return {
      widget: 'string',
      pattern: [pattern, withoutMarks(schema.errorMessage ?? `must match ${pattern}`)],
    };
  }
  if (isLines(schema)) {
    const { maxLength, refuses } = schema.items ?? {};
    return {
      widget: 'text',
      use_emoji_autocomplete: false,
      ...(maxLength !== undefined && { pattern: lines(maxLength, refuses) }),
    };
  }
  if (schema.type === 'array' && schema.items && !Array.isArray(schema.items)) {
    return arrayField(schema, schema.items, name, of);
  }
  const entry = entryOf(schema);
  if (entry && isList(schema)) {
    return { widget: 'list', label_singular: ENTRY, ...entriesOf(entry, schema, of) };
  }
  if (schema.type === 'object' && schema.properties) {
    const fields = fieldsOf(schema, of);
    return { widget: 'object', collapsed: fields.length > OPEN, fields };
  }
  throw cannotShow(schema, name);
}

const cannotShow = (schema: JsonSchema, name: string): Error =>
  new Error(`The editor cannot show the field ${name}: ${JSON.stringify(schema).slice(0, 200)}`);

function arrayField(
  { minItems }: JsonSchema,
  items: JsonSchema,
  name: string,
  of: FieldsOf,
): object {
  const least = minItems !== undefined && { min: minItems };
  return items.enum
    ? { ...kindOf(items, name, false, of), multiple: true, ...least }
    : { widget: 'list', label_singular: ENTRY, ...least, ...itemsOf(items, of) };
}

function itemsOf(items: JsonSchema, of: FieldsOf): object {
  const within = { ...of, prefix: undefined };
  return items.type === 'object'
    ? entryWith(fieldsOf(items, within))
    : { field: fieldOf('item', items, true, within) };
}

/** The widgets whose value is short enough for a row. */
const SHORT = ['string', LINE_FIELD, 'select', 'datetime'];

/** The number of fields that the row of a collapsed entry shows. */
const IN_ROW = 3;

/** Fields that say where something is, not what it is. */
const PLACES = ['path', 'url', 'icon'];

/** A list entry, collapsed, with a row of its first short required fields, which says what it is. */
function entryWith(fields: Field[]): object {
  const said = fields
    .filter((field) => SHORT.includes(field.widget ?? '') && !PLACES.includes(field.name))
    .filter((field) => !('required' in field) || field.required !== false)
    .slice(0, IN_ROW);
  const [first] = fields;
  const names = (said.length > 0 ? said : first ? [first] : []).map(({ name }) => name);
  return {
    collapsed: true,
    summary: names.map((name) => `{{fields.${name}}}`).join(' · '),
    fields,
  };
}

/** Entries whose names the office chooses: the name is a field like the others. */
function entriesOf(entry: JsonSchema, { propertyNames }: JsonSchema, of: FieldsOf): object {
  const within = { ...of, prefix: undefined };
  const { pattern = String.raw`^\S+(?: \S+)*$`, errorMessage } = propertyNames ?? {};
  const say = withoutMarks(errorMessage ?? 'This should be a name.');
  const name: Field = {
    name: KEY,
    label: 'Short name',
    hint: 'By which it is quoted; a name that is in use should stay',
    widget: 'string',
    pattern: [pattern, say],
  };
  const fields = hasFields(entry) ? fieldsOf(entry, within) : [fieldOf(VALUE, entry, true, within)];
  if (fields.some((field) => field.name === KEY))
    throw new Error(`"${KEY}" is the form's own name.`);
  return entryWith([name, ...fields]);
}

/** A number or words, for example a price or "on request". */
function eitherField({ anyOf = [], errorMessage }: JsonSchema): object {
  const patterns = anyOf.map((one) => one.pattern ?? numberPattern(one) ?? String.raw`\S`);
  const say = withoutMarks(errorMessage ?? 'This should be a number or words.');
  return { widget: 'string', pattern: [`(?:${patterns.join(')|(?:')})`, say] };
}

function fieldOf(name: string, schema: JsonSchema, required: boolean, of: FieldsOf): Field {
  const path = of.prefix === undefined ? undefined : `${of.prefix}.${name}`;
  const label = labelOf(name);
  const meaning = schema.description && withoutMarks(schema.description);
  // The name that the check uses, unless it is the label.
  const called = path ?? (label.toLowerCase() === name ? undefined : name);
  const lines = isLines(schema) ? 'One on each line' : undefined;
  const chosen =
    schema.picks &&
    of.choices?.[schema.picks] &&
    'To see what you have just added, load this page again';
  const hint = [meaning, lines, chosen, called].filter(Boolean).join(' · ');
  return {
    name,
    label,
    ...(hint && { hint }),
    // The form would reject an empty list if it were required.
    required: required && !(isList(schema) && !schema.minItems),
    ...kindOf(schema, path ?? name, !required, { ...of, ...(path && { prefix: path }) }),
  } as Field;
}

/**
 * The fields of a form, made from the schema of a file.
 *
 * @throws Error that names the field if a form cannot show it
 */
export function fieldsOf(schema: JsonSchema, of: FieldsOf): Field[] {
  if (isList(schema)) return [fieldOf(ENTRIES, schema, true, { ...of, prefix: undefined })];
  const required = new Set(schema.required);
  const fields = Object.entries(schema.properties ?? {}).map(([name, part]) =>
    fieldOf(name, part, required.has(name), of),
  );
  const entry = entryOf(schema);
  if (!entry) return fields;
  const more = {
    name: MORE,
    label: 'Further entries',
    required: false,
    widget: 'list',
    label_singular: ENTRY,
    ...entriesOf(entry, schema, of),
  };
  return [...fields, more as Field];
}

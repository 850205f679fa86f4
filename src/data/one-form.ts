import type { JsonSchema } from './json-schema';

const isFields = ({ type, properties }: JsonSchema): boolean =>
  type === 'object' && properties !== undefined;

/**
 * A schema in which a value of several kinds, each with its own fields, has the fields of all: what one kind needs and
 * another does not have need not be there. A form shows these; the check says which belong together.
 */
export function inOneForm(schema: JsonSchema): JsonSchema {
  const kinds = schema.anyOf ?? schema.oneOf ?? [];
  if (kinds.length > 0 && kinds.every(isFields)) return inOneForm(merged(schema, kinds));
  const { properties, items, additionalProperties } = schema;
  return {
    ...schema,
    ...(properties && { properties: inEach(properties) }),
    ...(items && { items: inOneForm(items) }),
    ...(typeof additionalProperties === 'object' && {
      additionalProperties: inOneForm(additionalProperties),
    }),
  };
}

const inEach = (fields: Record<string, JsonSchema>): Record<string, JsonSchema> =>
  Object.fromEntries(Object.entries(fields).map(([name, field]) => [name, inOneForm(field)]));

const without = (schema: JsonSchema, ...keys: (keyof JsonSchema)[]): JsonSchema =>
  Object.fromEntries(Object.entries(schema).filter(([key]) => !keys.some((one) => one === key)));

function merged(schema: JsonSchema, kinds: readonly JsonSchema[]): JsonSchema {
  const rest = without(schema, 'anyOf', 'oneOf');
  const names = [...new Set(kinds.flatMap(({ properties = {} }) => Object.keys(properties)))];
  const fields = names.map((name) => [name, field(name, kinds)] as const);
  return {
    ...rest,
    type: 'object',
    properties: Object.fromEntries(fields),
    required: names.filter((name) => kinds.every(({ required = [] }) => required.includes(name))),
    additionalProperties: false,
  };
}

/** A field as the first kind has it that can; what tells the kinds apart is a choice of them. */
function field(name: string, kinds: readonly JsonSchema[]): JsonSchema {
  const [first = {}, ...others] = kinds.flatMap(({ properties = {} }) => {
    const own = properties[name];
    return own && own.not === undefined ? [own] : [];
  });
  const values = [first, ...others].flatMap(({ const: value }) => value ?? []);
  if (values.length === 0) return first;
  return { ...without(first, 'const'), enum: values };
}

import type { JsonSchema } from './json-schema';

const isFields = ({ type, properties }: JsonSchema): boolean =>
  type === 'object' && properties !== undefined;

/**
 * Merges alternatives that each have fields of their own into one object with the fields of all; only those that every
 * alternative requires stay required. Forms show that object; the check says which fields belong together.
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

/**
 * A field, as the first alternative that allows it has it; a constant that tells alternatives apart becomes an enum.
 */
function field(name: string, kinds: readonly JsonSchema[]): JsonSchema {
  const [first = {}, ...others] = kinds.flatMap(({ properties = {} }) => {
    const own = properties[name];
    return own && own.not === undefined ? [own] : [];
  });
  const values = [first, ...others].flatMap(({ const: value }) => value ?? []);
  if (values.length === 0) return first;
  return { ...without(first, 'const'), enum: values };
}

import { jsonSchema, type JsonSchema } from '../../src/data/json-schema';
import { schemas, type DataFile } from '../../src/data/schema';

/**
 * What a file of `src/data` must hold, for editors.
 *
 * @param reused whether a part that occurs often stands in each place, or once with references to it
 */
export function jsonSchemaOf(file: DataFile, reused: 'inline' | 'ref'): JsonSchema {
  return jsonSchema(schemas[file], {
    sentence: (words) => `This should be ${words}.`,
    wordsExplain: true,
    reused,
  });
}

/** What a field means, by its place such as `['prices', 'air', 'montgomery']`; undefined where nobody says so. */
export function meaningOf([file = '', ...trail]: readonly string[]): string | undefined {
  let schema: JsonSchema | undefined = jsonSchemaOf(file as DataFile, 'inline');
  for (const key of trail) {
    const named: JsonSchema | undefined = schema?.properties?.[key];
    const other: JsonSchema | boolean | undefined = schema?.additionalProperties;
    schema = named ?? (typeof other === 'object' ? other : undefined);
  }
  return schema?.description;
}

/** Whether an entry of a file has a name that the office gave it: a word of the glossary, a source, a law. */
export function isOfficeName(file: string, entry: string): boolean {
  const { additionalProperties, properties = {} } = jsonSchemaOf(file as DataFile, 'inline');
  return typeof additionalProperties === 'object' && !(entry in properties);
}

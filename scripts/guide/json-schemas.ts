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

/** Whether the entries of a file have names that the office gives: words of the glossary, sources. */
export function isOpen(file: string): boolean {
  return typeof jsonSchemaOf(file as DataFile, 'inline').additionalProperties === 'object';
}

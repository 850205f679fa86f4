import { jsonSchema, type JsonSchema } from './json-schema';
import { inOneForm } from './one-form';
import { schemas, type DataFile } from './schema';

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

const inline = new Map<string, JsonSchema>();

/** The same with each part in its place, made once: lists ask for it hundreds of times. */
function wholeSchemaOf(file: DataFile): JsonSchema {
  const made = inline.get(file) ?? inOneForm(jsonSchemaOf(file, 'inline'));
  inline.set(file, made);
  return made;
}

/** What a field means, by its place such as `['prices', 'air', 'montgomery']`; undefined where nobody says so. */
export function meaningOf([file = '', ...trail]: readonly string[]): string | undefined {
  let schema: JsonSchema | undefined = wholeSchemaOf(file as DataFile);
  for (const key of trail) {
    const named: JsonSchema | undefined = schema?.properties?.[key];
    const other: JsonSchema | boolean | undefined = schema?.additionalProperties;
    schema = named ?? (typeof other === 'object' ? other : undefined);
  }
  return schema?.description;
}

/** Whether an entry of a file has a name that the office gave it: a word of the glossary, a source, a law. */
export function isOfficeName(file: string, entry: string): boolean {
  const { additionalProperties, properties = {} } = wholeSchemaOf(file as DataFile);
  return typeof additionalProperties === 'object' && !(entry in properties);
}

import { jsonSchema, type JsonSchema } from './json-schema';
import { inOneForm } from './one-form';
import { schemas, type DataFile } from './schema';

/**
 * The JSON Schema of a file in `src/data`, for editors.
 *
 * @param reused `inline` repeats a part wherever it occurs, `ref` writes it once and refers to it
 */
export function jsonSchemaOf(file: DataFile, reused: 'inline' | 'ref'): JsonSchema {
  return jsonSchema(schemas[file], {
    sentence: (words) => `This should be ${words}.`,
    wordsExplain: true,
    reused,
  });
}

const inline = new Map<string, JsonSchema>();

/** The schema with every part inline and alternatives merged. Cached, since lists ask for it hundreds of times. */
function wholeSchemaOf(file: DataFile): JsonSchema {
  const made = inline.get(file) ?? inOneForm(jsonSchemaOf(file, 'inline'));
  inline.set(file, made);
  return made;
}

/**
 * What a field means, by its path, for example `['prices', 'air', 'montgomery']`; undefined if it has no description.
 */
export function meaningOf([file = '', ...trail]: readonly string[]): string | undefined {
  let schema: JsonSchema | undefined = wholeSchemaOf(file as DataFile);
  for (const key of trail) {
    const named: JsonSchema | undefined = schema?.properties?.[key];
    const other: JsonSchema | boolean | undefined = schema?.additionalProperties;
    schema = named ?? (typeof other === 'object' ? other : undefined);
  }
  return schema?.description;
}

/** True if the office named this entry of a file itself: a glossary term, a source, a law. */
export function isOfficeName(file: string, entry: string): boolean {
  const { additionalProperties, properties = {} } = wholeSchemaOf(file as DataFile);
  return typeof additionalProperties === 'object' && !(entry in properties);
}

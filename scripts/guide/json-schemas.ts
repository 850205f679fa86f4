import * as z from 'zod';
import { schemas, type DataFile } from '../../src/data/schema';

/** A JSON Schema, as far as it is read here. */
export interface JsonSchema {
  description?: string;
  /** What editors say of a wrong value: a word of theirs, beside the standard. */
  errorMessage?: string;
  properties?: Record<string, JsonSchema>;
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
}

/** The words for a wrong value: those that complete "it should be ..." in the check. */
function wordsOf(schema: z.core.$ZodTypes): string | undefined {
  const say = schema._zod.def.error as ((issue: object) => unknown) | undefined;
  const said = say?.({ code: 'invalid_type' });
  return typeof said === 'string' ? said : undefined;
}

/**
 * What a file of `src/data` must hold, for editors: they show what a field means when it is pointed at, complete its
 * name, and mark what is wrong while it is typed.
 *
 * @param reused whether a part that occurs often stands in each place, or once with references to it
 */
export function jsonSchemaOf(file: DataFile, reused: 'inline' | 'ref'): JsonSchema {
  return z.toJSONSchema(schemas[file], {
    target: 'draft-7',
    reused,
    override: ({ zodSchema, jsonSchema }) => {
      // What texts may quote, and what is translated, is no matter of an editor of JSON.
      delete jsonSchema['quote'];
      delete jsonSchema['words'];
      const words = wordsOf(zodSchema);
      if (words === undefined) return;
      jsonSchema.description ??= words.replace(/^./, (first) => first.toUpperCase());
      jsonSchema['errorMessage'] = `This should be ${words}.`;
    },
  }) as JsonSchema;
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

import * as z from 'zod';

/** A list whose options come from other files: sources, price groups for air tests, laws with jurisdictions, people. */
export type PickList = 'sources' | 'priceGroups' | 'laws' | 'people';

/** The shape that a picture is cropped to. */
export interface Crop {
  /** The name of the picture's field, beside the focus field. */
  picture: string;
  /** The aspect ratio, as the style sheet has it: `16 / 9`. */
  shape: string;
}

/** A JSON Schema, as far as this project reads it, with keywords of our own. */
export interface JsonSchema {
  type?: string | readonly string[];
  description?: string;
  /** The message that editors show for a wrong value; a keyword of theirs, not of the standard. */
  errorMessage?: string;
  properties?: Record<string, JsonSchema>;
  required?: readonly string[];
  additionalProperties?: JsonSchema | boolean;
  items?: JsonSchema;
  minItems?: number;
  enum?: readonly (string | number)[];
  pattern?: string;
  anyOf?: readonly JsonSchema[];
  oneOf?: readonly JsonSchema[];
  const?: string;
  /** A schema that the value must not match. */
  not?: JsonSchema;
  /** A schema for the names of entries. */
  propertyNames?: JsonSchema;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxLength?: number;
  /** The folder in `static/img` for this picture. */
  picturesIn?: string;
  /** For a focus field: which picture is cropped, and to what shape. */
  crop?: Crop;
  /** The list of options, if it is made from other files. */
  picks?: PickList;
  /** True if the words may quote facts. */
  takesFacts?: boolean;
  /** Patterns that words of the right form still must not match, with the message for each. */
  refuses?: readonly { pattern: string; words: string }[];
}

function saidBy({ error }: { error?: unknown }): string | undefined {
  const say = error as ((issue: object) => unknown) | undefined;
  const said = say?.({ code: 'invalid_type' });
  return typeof said === 'string' ? said : undefined;
}

/** The message for a wrong value: the error of the schema itself, or else that of its pattern. */
function wordsOf({ _zod: { def } }: z.core.$ZodTypes): string | undefined {
  const checks = def.checks?.map(({ _zod }) => _zod.def);
  const pattern = checks?.find(({ check }) => check === 'string_format');
  return saidBy(def) ?? (pattern && saidBy(pattern));
}

/** How to describe a schema. */
export interface Telling {
  /** Makes the message for a wrong value from the words of its schema's error. */
  sentence: (words: string) => string;
  /** True if those words also serve as the description of a field that has none. */
  wordsExplain: boolean;
  /** `inline` repeats a part wherever it occurs, `ref` writes it once and refers to it. */
  reused: 'inline' | 'ref';
}

/**
 * Converts a schema to JSON Schema, for editors: they show what a field means, complete its name, and mark errors as
 * the user types.
 *
 * @throws Error if JSON Schema cannot express a part of the schema
 */
export function jsonSchema(
  schema: z.ZodType,
  { sentence, wordsExplain, reused }: Telling,
): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    reused,
    override: ({ zodSchema, jsonSchema: told }) => {
      // No editor needs to know what texts may quote or what is translated.
      delete told['quote'];
      delete told['words'];
      // A text editor, unlike the forms, cannot use these hints for pictures, lists and facts.
      if (wordsExplain) {
        delete told['picturesIn'];
        delete told['picks'];
        delete told['crop'];
        delete told['takesFacts'];
      }
      const words = wordsOf(zodSchema);
      if (words === undefined) return;
      if (wordsExplain) told.description ??= words.replace(/^./, (first) => first.toUpperCase());
      told['errorMessage'] = sentence(words);
    },
  }) as JsonSchema;
}

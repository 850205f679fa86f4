import * as z from 'zod';

/** Lists of what other files hold: sources, groups of prices for air, laws with their places, people. */
export type PickList = 'sources' | 'priceGroups' | 'laws' | 'people';

/** The place of a picture that is cut to it. */
export interface Crop {
  /** The field of the picture, beside that of its focus. */
  picture: string;
  /** How the style sheet of its place says it: `16 / 9`. */
  shape: string;
}

/** A JSON Schema, as far as it is read here. */
export interface JsonSchema {
  type?: string | readonly string[];
  description?: string;
  /** What editors say of a wrong value: a word of theirs, beside the standard. */
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
  /** What cannot stand there. */
  not?: JsonSchema;
  /** What the names of entries must be. */
  propertyNames?: JsonSchema;
  format?: string;
  minimum?: number;
  maximum?: number;
  exclusiveMinimum?: number;
  maxLength?: number;
  /** The folder in `static/img` where a picture lies. */
  picturesIn?: string;
  /** Of a focus: which picture is cut, and to what. */
  crop?: Crop;
  /** The list among which it is chosen, where that is made of what other files hold. */
  picks?: PickList;
  /** Whether words may quote facts. */
  takesFacts?: boolean;
  /** What may not stand in words, though they have the right form, and what is said of it. */
  refuses?: readonly { pattern: string; words: string }[];
}

function saidBy({ error }: { error?: unknown }): string | undefined {
  const say = error as ((issue: object) => unknown) | undefined;
  const said = say?.({ code: 'invalid_type' });
  return typeof said === 'string' ? said : undefined;
}

/** The words for a wrong value: those that a field's schema carries as its error, or else the pattern in it does. */
function wordsOf({ _zod: { def } }: z.core.$ZodTypes): string | undefined {
  const checks = def.checks?.map(({ _zod }) => _zod.def);
  const pattern = checks?.find(({ check }) => check === 'string_format');
  return saidBy(def) ?? (pattern && saidBy(pattern));
}

/** How a schema is described. */
export interface Telling {
  /** The sentence for a wrong value, made of the words that its schema carries. */
  sentence: (words: string) => string;
  /** Whether the words say what the field means too, where nobody else does. */
  wordsExplain: boolean;
  /** Whether a part that occurs often stands in each place, or once with references to it. */
  reused: 'inline' | 'ref';
}

/**
 * What a value must be, for editors: they show what a field means, complete its name, and mark what is wrong while it
 * is typed.
 *
 * @throws Error when the schema has a part that JSON Schema has no word for
 */
export function jsonSchema(
  schema: z.ZodType,
  { sentence, wordsExplain, reused }: Telling,
): JsonSchema {
  return z.toJSONSchema(schema, {
    target: 'draft-7',
    reused,
    override: ({ zodSchema, jsonSchema: told }) => {
      // What texts may quote, and what is translated, is no matter of an editor.
      delete told['quote'];
      delete told['words'];
      // Nor does one that shows the text of a file take pictures, or know what other files hold.
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

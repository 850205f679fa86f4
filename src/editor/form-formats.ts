import type * as z from 'zod';
import { jsonSchema, type JsonSchema } from '../data/json-schema';
import { inOneForm } from '../data/one-form';
import { schemas, type DataFile } from '../data/schema';
import type { Format } from './formats';
import { TEXT_FOLDERS, type TextFile, type TextKind } from './text-kinds';
import type { WordFile } from './translated-words';

/** The JSON Schema of a form. @param sentence makes a sentence from words such as "a date" */
const formSchema = (schema: z.ZodType, sentence: (words: string) => string): JsonSchema =>
  jsonSchema(schema, { sentence, wordsExplain: false, reused: 'inline' });

/** The schema of the form of a file of facts. */
export const dataSchema = (file: DataFile): JsonSchema =>
  inOneForm(formSchema(schemas[file], (words) => `This should be ${words}.`));

/** The schema of the form of a text's front matter. */
export const textSchema = (schema: z.ZodObject): JsonSchema =>
  formSchema(schema, (words) => `It ${words}.`);

/** The names of all files of facts. */
export const DATA_FILES = Object.keys(schemas) as DataFile[];

/** The name of the format of a file of facts. */
export const jsonFormat = (file: DataFile): string => `json-${file}`;

/** The name of the format of a file of messages. */
export const wordFormat = (file: string): string => `json-${file.replace(/\W+/g, '-')}`;

/** The name of the format of a text. The editor recognizes a format with front matter by the end of its name. */
export const formatOf = (file: string): string => `${file.replace(/\W+/g, '-')}-frontmatter`;

/** How to read and write the files of all forms, by format name. */
export function formatsOf(
  groups: readonly { texts: readonly TextFile[]; words: readonly WordFile[] }[],
): Readonly<Record<string, Format>> {
  const ofText = ({ schema, shown }: TextKind): Format => ({
    kind: 'md',
    schema: textSchema(schema),
    ...(shown && { shown }),
  });
  return Object.fromEntries<Format>([
    ...DATA_FILES.map(
      (file) => [jsonFormat(file), { kind: 'json', schema: dataSchema(file) }] as const,
    ),
    ...TEXT_FOLDERS.map((kind) => [formatOf(kind.name), ofText(kind)] as const),
    ...groups.flatMap(({ texts, words }) => [
      ...texts.map((text) => [formatOf(text.file), ofText(text)] as const),
      ...words.map(
        ({ file, originals }) =>
          [wordFormat(file), { kind: 'json', schema: {}, originals }] as const,
      ),
    ]),
  ]);
}

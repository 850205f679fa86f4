import * as z from 'zod';
import { isObject, type Nonsense } from './sense/problem';

/**
 * Texts of the facts in other languages. `i18n/es/data/laws.json` has the texts of `laws.json` at the same paths, and
 * nothing else; numbers, dates and addresses are only in the English files, so that they cannot differ.
 */

/** The folder of a language's translated texts, from the project root. */
export const dataFolder = (locale: string): string => `i18n/${locale}/data`;

/** The facts that a text quotes, by name, sorted and joined. */
const quotesIn = (text: string): string =>
  [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');

/** Unwraps an optional schema, and picks the option of a union that the value matches. */
function plain(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return plain(schema.unwrap(), value);
  if (!(schema instanceof z.ZodUnion)) return schema;
  const options = schema.options as z.ZodType[];
  return plain(
    options.find((option) => option.safeParse(value).success),
    value,
  );
}

/** The schema of a property, entry or item; undefined if there is none. */
function inner(schema: unknown, key: string): unknown {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (!(schema instanceof z.ZodObject)) return undefined;
  return Object.hasOwn(schema.shape, key)
    ? (schema.shape as Record<string, unknown>)[key]
    : schema.def.catchall;
}

/** True if a schema describes words for visitors. A string with a pattern does not, unless its `words` says so. */
function isWords(schema: unknown): boolean {
  if (!(schema instanceof z.ZodString)) return false;
  const { words } = schema.meta() ?? {};
  if (typeof words === 'boolean') return words;
  return (schema.def.checks ?? []).every(({ _zod }) => _zod.def.check === 'min_length');
}

/**
 * The texts of a data file at their paths, each passed through a function.
 *
 * @param any the schema of the file
 * @param english the contents of the file
 * @param change returns the new text; by default the text itself
 * @returns objects and lists as in the file, without those that have no text; undefined if the file has none
 */
export function textsOf(
  any: unknown,
  english: unknown,
  change: (text: string) => string = (text) => text,
): unknown {
  const schema = plain(any, english);
  if (typeof english === 'string') return isWords(schema) ? change(english) : undefined;
  if (Array.isArray(english)) {
    const items = english.map((item) => textsOf(inner(schema, ''), item, change));
    return items.every((item) => item === undefined) ? undefined : items.map((item) => item ?? {});
  }
  if (!isObject(english)) return undefined;
  const entries = Object.entries(english).flatMap(([key, value]): [string, unknown][] => {
    const texts = textsOf(inner(schema, key), value, change);
    return texts === undefined ? [] : [[key, texts]];
  });
  return entries.length > 0 ? Object.fromEntries(entries) : undefined;
}

/**
 * A data file with the texts of another language in place of the English ones. A text without a translation stays
 * English, and so does a whole list whose length has changed since it was translated.
 *
 * @param english the contents of the file
 * @param texts the contents of the language's file
 */
export function withTexts<T>(english: T, texts: unknown): T;
export function withTexts(english: unknown, texts: unknown): unknown {
  if (typeof english === 'string') {
    // If the quoted facts differ, the English text has changed since: it is shown until the translation is updated.
    return typeof texts === 'string' && quotesIn(texts) === quotesIn(english) ? texts : english;
  }
  if (Array.isArray(english)) {
    if (!Array.isArray(texts) || texts.length !== english.length) return english as unknown;
    return english.map((item, index) => withTexts<unknown>(item, texts[index]));
  }
  if (!isObject(english) || !isObject(texts)) return english;
  return Object.fromEntries(
    Object.entries(english).map(([key, value]) => [key, withTexts(value, texts[key])]),
  );
}

/** Every string below a value, with its path. */
export function leavesOf(
  value: unknown,
  path: readonly (string | number)[] = [],
): [path: readonly (string | number)[], text: string][] {
  if (typeof value === 'string') return [[path, value]];
  if (Array.isArray(value)) return value.flatMap((item, at) => leavesOf(item, [...path, at]));
  return isObject(value)
    ? Object.entries(value).flatMap(([key, item]) => leavesOf(item, [...path, key]))
    : [];
}

/**
 * Problems in a file of translated texts: paths that have no text in the English file, quoted facts that differ from
 * the English ones, and empty texts. A missing text is no problem: pages show the English one.
 *
 * @param schema the schema of the data file
 * @param english the contents of the data file
 * @param texts the contents of the language's file
 */
export function textSlips(schema: unknown, english: unknown, texts: unknown): Nonsense[] {
  return compare(textsOf(schema, english), texts, []);
}

function compare(english: unknown, texts: unknown, path: (string | number)[]): Nonsense[] {
  if (typeof english === 'string' && typeof texts === 'string') {
    if (texts.trim() === '') return [{ path, message: 'is empty; write its text or remove it' }];
    const [wanted, found] = [quotesIn(english), quotesIn(texts)];
    return wanted === found
      ? []
      : [
          {
            path,
            message: `quotes ${found || 'no fact'}; the English text quotes ${wanted || 'none'}`,
          },
        ];
  }
  if (Array.isArray(english) && Array.isArray(texts)) {
    // The English list has changed since it was translated; pages show the English one until this one is updated.
    if (english.length !== texts.length) return [];
    return texts.flatMap((item, index) => compare(english[index], item, [...path, index]));
  }
  if (isObject(english) && isObject(texts)) {
    return Object.entries(texts).flatMap(([key, value]) =>
      compare(english[key], value, [...path, key]),
    );
  }
  return [{ path, message: 'is no text of the English file; remove it, or check its name' }];
}

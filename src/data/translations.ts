import * as z from 'zod';
import { isObject, type Nonsense } from './sense/problem';

/**
 * Texts of the facts in other languages: `i18n/es/data/laws.json` has the texts of `laws.json` at the same places, and
 * nothing else. Numbers, dates and addresses stand in English files alone, so that they cannot differ.
 */

/** Where the texts of a language lie, from the project folder. */
export const dataFolder = (locale: string): string => `i18n/${locale}/data`;

/** The quotes of facts in a text, by name and in a fixed order. */
const quotesIn = (text: string): string =>
  [...text.matchAll(/\{\{\s*([^{}]*?)\s*\}\}/g)]
    .map(([, name]) => name)
    .sort()
    .join(', ');

/** Of several kinds of value the one that this is; and what an optional one is when it is there. */
function plain(schema: unknown, value: unknown): unknown {
  if (schema instanceof z.ZodOptional) return plain(schema.unwrap(), value);
  if (!(schema instanceof z.ZodUnion)) return schema;
  const options = schema.options as z.ZodType[];
  return plain(
    options.find((option) => option.safeParse(value).success),
    value,
  );
}

/** The schema of what an object or a list holds. */
function inner(schema: unknown, key: string): unknown {
  if (schema instanceof z.ZodArray) return schema.element;
  if (schema instanceof z.ZodRecord) return schema.valueType;
  if (!(schema instanceof z.ZodObject)) return undefined;
  return Object.hasOwn(schema.shape, key)
    ? (schema.shape as Record<string, unknown>)[key]
    : schema.def.catchall;
}

/** Whether a schema describes words for visitors: what has one exact form is none, unless it says so (`words`). */
function isWords(schema: unknown): boolean {
  if (!(schema instanceof z.ZodString)) return false;
  const { words } = schema.meta() ?? {};
  if (typeof words === 'boolean') return words;
  return (schema.def.checks ?? []).every(({ _zod }) => _zod.def.check === 'min_length');
}

/**
 * The texts of a data file, at their places in it, each changed by a function.
 *
 * @param any the schema of the file
 * @param english what the file holds
 * @returns objects and lists as in the file, without what holds no text; undefined where nothing does
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
 * A data file with the texts of a language in place of the English ones. What has no translation stays English, and a
 * list that has become longer or shorter since stays so as a whole.
 *
 * @param english what the file holds
 * @param texts what the file of the language holds
 */
export function withTexts<T>(english: T, texts: unknown): T;
export function withTexts(english: unknown, texts: unknown): unknown {
  if (typeof english === 'string') {
    // A text that quotes other facts than the English one was translated from another: it waits to be renewed.
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

/** Every text below a value, with its path. */
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
 * What is wrong in a file of translated texts: places that are no text of the English file, and facts that the English
 * text quotes and the other does not. A missing text is nothing wrong: it is English until somebody translates it.
 *
 * @param schema of the data file
 * @param english what it holds
 * @param texts what the file of the language holds
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
    // Longer or shorter: the English list has changed since, and is shown until this one follows.
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

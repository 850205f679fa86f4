import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath } from 'jsonc-parser';
import type { JsonSchema } from '../data/json-schema';
import { isObject } from '../data/sense/problem';
import { entryOf, isEmpty } from './shape';
import { same } from './same';

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/**
 * Writes a new content into the text of a JSON file, where it differs and nowhere else: the layout, and the order of
 * fields, stay.
 *
 * @param text the file as it is
 * @param content what it shall hold
 * @param schema of the file: it says where the order of fields is the office's own
 */
export function writeJson(text: string, content: unknown, schema: JsonSchema): string {
  return patched(text, [], JSON.parse(text), content, schema);
}

/** A file that is not there yet. */
export function newJson(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

function set(text: string, path: JSONPath, value: unknown, isNewItem = false): string {
  return applyEdits(text, modify(text, path, value, { ...FORMAT, isArrayInsertion: isNewItem }));
}

function patched(
  text: string,
  path: JSONPath,
  before: unknown,
  after: unknown,
  schema: JsonSchema,
): string {
  if (Array.isArray(before) && Array.isArray(after)) {
    return list(text, path, before, after, schema.items ?? {});
  }
  if (!isObject(before) || !isObject(after)) {
    return same(before, after) ? text : set(text, path, after);
  }
  const renamed = renamedEntry(before, after, schema);
  if (renamed !== undefined) {
    const [from, to] = renamed;
    const names = Object.entries(before).map(([name, value]) => [name === from ? to : name, value]);
    return patched(
      rename(text, [...path, from], to),
      path,
      Object.fromEntries(names),
      after,
      schema,
    );
  }
  const gone = Object.keys(before).filter((name) => !(name in after) && !isEmpty(before[name]));
  const without = gone.reduce((rest, name) => set(rest, [...path, name], undefined), text);
  const written = Object.entries(after).reduce(
    (rest, [name, value]) =>
      name in before
        ? patched(rest, [...path, name], before[name], value, partOf(schema, name))
        : set(rest, [...path, name], value),
    without,
  );
  return ordered(written, path, after, schema);
}

/** An entry that only has another name: it stands where it stood. */
function renamedEntry(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
): [from: string, to: string] | undefined {
  if (!entryOf(schema)) return undefined;
  const names = Object.keys(after);
  const at = Object.keys(before).findIndex((name, index) => {
    const now = names[index];
    return now !== undefined && !(name in after) && !(now in before);
  });
  const [from, to] = [Object.keys(before)[at], names[at]];
  return from === undefined || to === undefined ? undefined : [from, to];
}

function rename(text: string, path: JSONPath, name: string): string {
  const tree = parseTree(text);
  const key = tree && findNodeAtLocation(tree, path)?.parent?.children?.[0];
  if (!key) return text;
  return text.slice(0, key.offset) + JSON.stringify(name) + text.slice(key.offset + key.length);
}

const partOf = (schema: JsonSchema, name: string): JsonSchema =>
  schema.properties?.[name] ?? entryOf(schema) ?? {};

/** A name that is a number, such as a ZIP code: no object keeps the place of one. */
const NUMBER = /^(?:0|[1-9]\d*)$/;

/** Puts the entries that the office names into its order; those that the program names stay where they are. */
function ordered(
  text: string,
  path: JSONPath,
  after: Readonly<Record<string, unknown>>,
  schema: JsonSchema,
): string {
  const tree = parseTree(text);
  const fields = (tree && findNodeAtLocation(tree, path)?.children) ?? [];
  const [first, second] = fields;
  const last = fields.at(-1);
  if (!entryOf(schema) || !first || !second || !last) return text;
  const typed = new Map(
    fields.map(({ offset, length, children }) => [
      String(children?.[0]?.value),
      text.slice(offset, offset + length),
    ]),
  );
  const { properties = {} } = schema;
  const stays = (name: string): boolean => name in properties || NUMBER.test(name);
  const own = Object.keys(after).filter((name) => !stays(name));
  const names = [...typed.keys()].map((name) => (stays(name) ? name : own.shift()));
  const between = text.slice(first.offset + first.length, second.offset);
  const body = names.map((name) => typed.get(name ?? '') ?? '').join(between);
  return text.slice(0, first.offset) + body + text.slice(last.offset + last.length);
}

/** Items that are alike at both ends stay; between them each is changed, or some come or go. */
function list(
  text: string,
  path: JSONPath,
  before: unknown[],
  after: unknown[],
  items: JsonSchema,
): string {
  const shorter = Math.min(before.length, after.length);
  let head = 0;
  while (head < shorter && same(before[head], after[head])) head += 1;
  let tail = 0;
  while (tail < shorter - head && same(before.at(-1 - tail), after.at(-1 - tail))) tail += 1;
  const [old, fresh] = [
    before.slice(head, before.length - tail),
    after.slice(head, after.length - tail),
  ];
  const both = Math.min(old.length, fresh.length);
  let result = text;
  for (let index = old.length - 1; index >= both; index -= 1) {
    result = set(result, [...path, head + index], undefined);
  }
  for (let index = 0; index < both; index += 1) {
    result = patched(result, [...path, head + index], old[index], fresh[index], items);
  }
  for (let index = both; index < fresh.length; index += 1) {
    result = set(result, [...path, head + index], fresh[index], true);
  }
  return result;
}

import { applyEdits, findNodeAtLocation, modify, parseTree, type JSONPath } from 'jsonc-parser';
import type { JsonSchema } from '../data/json-schema';
import { isObject } from '../data/sense/problem';
import { entryOf, isEmpty } from './shape';
import { same } from './same';

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/**
 * Writes new content to the text of a JSON file only where it differs, so that the layout and the order of fields stay.
 *
 * @param text the file as it is
 * @param content the value that the file will hold
 * @param schema of the file, which says where the office decides the order of fields
 */
export function writeJson(text: string, content: unknown, schema: JsonSchema): string {
  return patched(text, [], JSON.parse(text), content, schema);
}

/** The text of a new file. */
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

/** Finds an entry that only has a new name, so that it keeps its position. */
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

/** A name that is an integer, for example a ZIP code: JavaScript objects do not keep the position of those. */
const NUMBER = /^(?:0|[1-9]\d*)$/;

/** Puts the entries that the office names in its order. Entries that programs name keep their positions. */
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

/** Keeps the items that are equal at both ends; between them, changes, adds or removes items. */
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

import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import { isEmpty, isObject } from './shape';
import { same } from './same';

const FORMAT = { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } };

/**
 * Writes a new content into the text of a JSON file, where it differs and nowhere else: the layout, and the order of
 * fields, stay.
 *
 * @param text the file as it is
 * @param content what it shall hold
 */
export function writeJson(text: string, content: unknown): string {
  return patched(text, [], JSON.parse(text), content);
}

/** A file that is not there yet. */
export function newJson(content: unknown): string {
  return `${JSON.stringify(content, null, 2)}\n`;
}

function set(text: string, path: JSONPath, value: unknown, isNewItem = false): string {
  return applyEdits(text, modify(text, path, value, { ...FORMAT, isArrayInsertion: isNewItem }));
}

function patched(text: string, path: JSONPath, before: unknown, after: unknown): string {
  if (same(before, after)) return text;
  if (Array.isArray(before) && Array.isArray(after)) return list(text, path, before, after);
  if (!isObject(before) || !isObject(after)) return set(text, path, after);
  const gone = Object.keys(before).filter((name) => !(name in after) && !isEmpty(before[name]));
  const without = gone.reduce((rest, name) => set(rest, [...path, name], undefined), text);
  return Object.entries(after).reduce(
    (rest, [name, value]) =>
      name in before
        ? patched(rest, [...path, name], before[name], value)
        : set(rest, [...path, name], value),
    without,
  );
}

/** Items that are alike at both ends stay; between them each is changed, or some come or go. */
function list(text: string, path: JSONPath, before: unknown[], after: unknown[]): string {
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
    result = patched(result, [...path, head + index], old[index], fresh[index]);
  }
  for (let index = both; index < fresh.length; index += 1) {
    result = set(result, [...path, head + index], fresh[index], true);
  }
  return result;
}

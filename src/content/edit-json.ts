import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import { readJson } from '../data/json';

/** A place in a JSON file and its new value; undefined removes it. */
export type JsonEdit = readonly [place: JSONPath, value: unknown];

/** Formatting for added values. It is left out for removals, because it would reformat their neighbors. */
const STYLE = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/**
 * The content of a JSON file.
 * @throws Error with a sentence if it cannot be parsed
 */
export function readJsonFile(siteDir: string, file: string): unknown {
  const { value } = readJson(readFileSync(path.join(siteDir, file), 'utf8'));
  if (value === undefined)
    throw new Error(`${file} cannot be read: mend first what the check says of it.`);
  return value;
}

/**
 * Edits places in a JSON file, from the last to the first, so that list positions stay valid. All other lines stay as
 * they are.
 *
 * @returns the file, or nothing if there are no edits
 */
export function editJson(siteDir: string, file: string, edits: readonly JsonEdit[]): string[] {
  if (edits.length === 0) return [];
  const full = path.join(siteDir, file);
  const now = [...edits]
    .reverse()
    .reduce(
      (text, [place, value]) =>
        applyEdits(text, modify(text, [...place], value, value === undefined ? {} : STYLE)),
      readFileSync(full, 'utf8'),
    );
  writeFileSync(full, now);
  return [file];
}

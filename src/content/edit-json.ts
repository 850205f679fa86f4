import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import { readJson } from '../data/json';

/** A place in a file of JSON, and what is to stand there; undefined takes it out. */
export type JsonEdit = readonly [place: JSONPath, value: unknown];

/** Of what is added; with it, what is taken out would give its neighbor another form. */
const STYLE = { formattingOptions: { insertSpaces: true, tabSize: 2 } };

/** What a file of JSON holds. @throws Error in a sentence where it cannot be read */
export function readJsonFile(siteDir: string, file: string): unknown {
  const { value } = readJson(readFileSync(path.join(siteDir, file), 'utf8'));
  if (value === undefined)
    throw new Error(`${file} cannot be read: mend first what the check says of it.`);
  return value;
}

/**
 * Changes places of a file of JSON, from the last to the first; every other line stays.
 *
 * @returns the file, where anything was to be changed
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

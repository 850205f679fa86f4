import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { schemas, type DataFile } from './schema';

/** One thing that is wrong in a data file, in words for office staff. */
export type Slip = string;

/**
 * Checks every data file in a folder.
 *
 * @param folder the folder with the JSON files, usually `src/data`
 * @returns the slips found, one sentence each; empty when all is well
 */
export function findSlips(folder: string): Slip[] {
  return (Object.keys(schemas) as DataFile[]).flatMap((file) => checkFile(folder, file));
}

/**
 * Stops a build or the start of live editing when a fact is wrong.
 *
 * @throws Error that lists every slip with file, field, what stands there and what was expected
 */
export function checkData(folder: string): void {
  const slips = findSlips(folder);
  if (slips.length > 0) {
    const error = new Error(
      `Please mend these facts:\n\n${slips.map((s) => `- ${s}`).join('\n')}\n`,
    );
    // The reader is looking for a price, not for a line of our code.
    error.stack = error.message;
    throw error;
  }
}

function checkFile(folder: string, file: DataFile): Slip[] {
  const name = `src/data/${file}.json`;
  let content: unknown;
  try {
    content = JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8').replace(/^\uFEFF/, ''));
  } catch (error) {
    const missing = (error as NodeJS.ErrnoException).code === 'ENOENT';
    return [
      missing
        ? `${name} is missing. Restore it from the history.`
        : `${name} cannot be read: a comma, quotation mark or bracket is missing or too many (${(error as Error).message}).`,
    ];
  }
  const result = schemas[file].safeParse(content);
  return result.success ? [] : result.error.issues.flatMap((issue) => slip(name, content, issue));
}

function slip(name: string, content: unknown, issue: z.core.$ZodIssue): Slip[] {
  if (issue.code === 'unrecognized_keys') {
    const place = fieldName(issue.path);
    return issue.keys.map(
      (key) =>
        `${name}: there is no field "${key}"${place ? ` in ${place}` : ''}. Check its spelling, or remove it.`,
    );
  }
  const found = issue.path.reduce<unknown>((value, key) => child(value, key), content);
  return found === undefined
    ? [`${name}: the field ${fieldName(issue.path)} is missing; it should be ${issue.message}.`]
    : [`${name}: ${fieldName(issue.path)} is ${show(found)}, but it should be ${issue.message}.`];
}

function child(value: unknown, key: PropertyKey): unknown {
  return typeof value === 'object' && value !== null
    ? (value as Record<PropertyKey, unknown>)[key]
    : undefined;
}

function fieldName(path: PropertyKey[]): string {
  return path
    .map((key, index) =>
      typeof key === 'number' ? `[${key + 1}]` : `${index ? '.' : ''}${String(key)}`,
    )
    .join('');
}

function show(value: unknown): string {
  const json = JSON.stringify(value);
  return json.length > 80 ? `${json.slice(0, 77)}...` : json;
}

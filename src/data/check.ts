import { existsSync, readFileSync } from 'node:fs';
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
  const slips = (Object.keys(schemas) as DataFile[]).flatMap((file) => checkFile(folder, file));
  return slips.length > 0 ? slips : checkCitations(folder);
}

/** Sources that are cited and not listed; the files are each right by themselves by then. */
function checkCitations(folder: string): Slip[] {
  const read = (file: DataFile): unknown =>
    JSON.parse(readFileSync(join(folder, `${file}.json`), 'utf8').replace(/^\uFEFF/, ''));
  const known = new Set(Object.keys(read('sources') as object));
  return (Object.keys(schemas) as DataFile[]).flatMap((file) =>
    citations(read(file), []).flatMap(([path, name]) =>
      known.has(name)
        ? []
        : [
            `src/data/${file}.json: ${fieldName(path)} is "${name}", but it should be the name of a source in src/data/sources.json.`,
          ],
    ),
  );
}

/** The fields that name a source. */
const CITING = new Set(['cite', 'checkedAgainst']);

function citations(value: unknown, trail: PropertyKey[]): [PropertyKey[], string][] {
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, child]): [PropertyKey[], string][] => {
    const path = [...trail, Array.isArray(value) ? Number(key) : key];
    const citing = CITING.has(key) || (key === 'id' && trail.at(-2) === 'sources');
    return citing && typeof child === 'string' ? [[path, child]] : citations(child, path);
  });
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
  const path = join(folder, `${file}.json`);
  if (!existsSync(path)) return [`${name} is missing. Restore it from the history.`];
  const json = readFileSync(path, 'utf8').replace(/^\uFEFF/, '');
  let content: unknown;
  try {
    content = JSON.parse(json);
  } catch (error) {
    return [
      `${name} cannot be read near line ${lineOf(json, error as Error)}: a comma, quotation mark or bracket is missing or too many there or just above.`,
    ];
  }
  const result = schemas[file].safeParse(content, { error: plainWords });
  if (result.success) return [];
  // A value can break several rules; the first explains it.
  const first = new Map(
    result.error.issues.map((issue) => [keyOf(issue), issue] as const).reverse(),
  );
  return [...first.values()].reverse().flatMap((issue) => slip(name, content, issue));
}

/** The line where reading stopped: Node gives a position, or none at the end of the file. */
function lineOf(json: string, { message }: Error): number {
  const [, position = json.length] = /position (\d+)/.exec(message) ?? [];
  return json.slice(0, Number(position)).split('\n').length;
}

/** Unknown fields are reported at their parent, beside what is wrong with the parent itself. */
function keyOf({ code, path }: z.core.$ZodIssue): string {
  return JSON.stringify([code === 'unrecognized_keys', ...path]);
}

/** Words for what no field explains by itself: the kinds of bracket, and lists without entries. */
function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_small' && issue.origin === 'array')
    return 'a list with at least one entry';
  if (issue.code !== 'invalid_type') return undefined;
  return issue.expected === 'array'
    ? 'a list in square brackets [ ]'
    : 'fields in curly brackets { }';
}

function slip(name: string, content: unknown, issue: z.core.$ZodIssue): Slip[] {
  if (issue.code === 'unrecognized_keys') {
    const parent = fieldName(issue.path);
    return issue.keys.map(
      (key) =>
        `${name}: there is no field "${key}"${parent ? ` in ${parent}` : ''}. Check its spelling, or remove it.`,
    );
  }
  const place = fieldName(issue.path) || 'the whole file';
  const found = issue.path.reduce<unknown>((value, key) => child(value, key), content);
  return found === undefined
    ? [`${name}: the field ${place} is missing; it should be ${issue.message}.`]
    : [`${name}: ${place} is ${show(found)}, but it should be ${issue.message}.`];
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

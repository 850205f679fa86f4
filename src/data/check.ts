import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { readJson, type ReadJson } from './json';
import { schemas, type DataFile } from './schema';
import { nonsenseIn } from './sense';
import { valueAt, type Nonsense } from './sense/problem';

/** A problem in a data file, in words for office staff. */
export interface DataSlip {
  /** Path from the project root, for example `src/data/prices.json`. */
  file: string;
  /** Undefined if the file is missing or nothing reads it. */
  line?: number;
  message: string;
  /** True if the file cannot be read because of it, so that every text that quotes its facts seems wrong too. */
  isUnread?: boolean;
}

/** A data file as it was read. */
interface DataText extends ReadJson {
  file: DataFile;
  missing: boolean;
}

const FILES = Object.keys(schemas) as DataFile[];

/** Every file that may be in the folder. A command writes `addresses.json`, and the check of texts reads it. */
const KNOWN = new Set([...FILES.map((file) => `${file}.json`), 'addresses.json']);

const nameOf = (file: string): string => `src/data/${file}.json`;

/** The result of checking a folder of data files. */
export interface DataReport {
  /** Every slip, first of files that nothing reads, then of each data file in the order of `schemas`. */
  slips: DataSlip[];
  /** The contents of each readable file without schema errors, by file name without `.json`. */
  contents: Readonly<Record<string, unknown>>;
}

/**
 * Reads and checks every data file in a folder: its syntax, its values against the schema, and whether they make sense.
 *
 * @param folder the folder with the JSON files, usually `src/data`
 * @param today as YYYY-MM-DD
 */
export function readFolder(folder: string, today: string): DataReport {
  const names = readdirSync(folder).filter(isData);
  const read = (name: string): ReadJson => readJson(readFileSync(join(folder, name), 'utf8'));
  return checkFiles(new Map(names.map((name) => [name, read(name)])), today);
}

/** True if a file is data, or was meant to be, for example `prices.json.txt`. */
export const isData = (name: string): boolean => /\.json/i.test(name);

/**
 * Checks every data file of a folder, as {@link readFolder} does.
 *
 * @param files each data file as it was read, by file name
 * @param today as YYYY-MM-DD
 */
export function checkFiles(files: ReadonlyMap<string, ReadJson>, today: string): DataReport {
  const texts = FILES.map((file): DataText => {
    const read = files.get(`${file}.json`);
    return read
      ? { file, missing: false, ...read }
      : { file, missing: true, problems: [], lineOf: () => 1 };
  });
  const all = Object.fromEntries(texts.map(({ file, value }) => [file, value]));
  const checked = texts.map((text) => ({ text, formal: formSlips(text) }));
  const right = checked.filter(
    ({ text, formal }) => !text.missing && text.value !== undefined && formal.length === 0,
  );
  return {
    slips: [
      ...strangers([...files.keys()]),
      ...checked.flatMap((one) => {
        const slips = slipsOf(one.text, one.formal, all, today);
        return right.includes(one) ? slips : slips.map((slip) => ({ ...slip, isUnread: true }));
      }),
    ],
    contents: Object.fromEntries(right.map(({ text }) => [text.file, text.value])),
  };
}

/** Slips for files that nothing reads: a second upload, or a misspelled name. */
function strangers(names: readonly string[]): DataSlip[] {
  return names
    .filter((name) => !KNOWN.has(name))
    .map((name) => {
      const meant = FILES.find((file) => name.toLowerCase().startsWith(file));
      const message =
        'nothing reads a file of this ' +
        `name${meant ? `; put its content into ${nameOf(meant)}, and delete this one` : '; delete it, or ask a programmer'}.`;
      return { file: `src/data/${name}`, message };
    });
}

function slipsOf(
  text: DataText,
  formal: readonly Nonsense[],
  contents: Readonly<Record<string, unknown>>,
  today: string,
): DataSlip[] {
  const file = nameOf(text.file);
  if (text.missing) return [{ file, message: 'The file is missing. Restore it from the history.' }];
  const written = text.problems.map(({ line, column, message }) => ({
    file,
    line,
    message: `${message} (column ${column}).`,
  }));
  if (text.value === undefined) return written;
  const broken = new Set(formal.map(({ path }) => JSON.stringify(path)));
  const senseless = nonsenseIn(text.file, contents, today).filter(
    ({ path }) => !broken.has(JSON.stringify(path)),
  );
  const later = senseless.map(({ path, message }) => ({
    path,
    message: `${fieldName(path) || 'the whole file'} ${message}.`,
  }));
  return [
    ...written,
    ...[...formal, ...later].map(({ path, message }) => ({
      file,
      line: text.lineOf(path),
      message,
    })),
  ];
}

/**
 * Stops the build or the start of live editing if a fact is wrong.
 *
 * @param folder the folder with the JSON files, usually `src/data`
 * @param today as YYYY-MM-DD
 * @throws Error that lists every slip with its file, line, field, the value found and what was expected
 */
export function checkData(folder: string, today: string): void {
  const { slips } = readFolder(folder, today);
  if (slips.length > 0) {
    const lines = slips.map(
      ({ file, line, message }) => `- ${file}${line === undefined ? '' : `:${line}`}: ${message}`,
    );
    const error = new Error(`Please mend these facts:\n\n${lines.join('\n')}\n`);
    // The reader is looking for a price in a data file; a stack trace into our code does not help.
    error.stack = error.message;
    throw error;
  }
}

/** Schema errors: values of the wrong type or form. Only the first error of each value is reported. */
function formSlips({ file, value }: DataText): Nonsense[] {
  if (value === undefined) return [];
  const result = schemas[file].safeParse(value, { error: plainWords });
  if (result.success) return [];
  // A value can break several rules; only the first is reported, which `reverse` keeps in the Map.
  const first = new Map(
    result.error.issues.map((issue) => [keyOf(issue), issue] as const).reverse(),
  );
  return [...first.values()].reverse().flatMap((issue) => slip(value, issue));
}

/**
 * Identifies a value. Unknown fields are reported at their parent, so they must not hide an error of the parent itself.
 */
function keyOf({ code, path }: z.core.$ZodIssue): string {
  return JSON.stringify([code === 'unrecognized_keys', ...path]);
}

/** Messages for errors whose schema has none of its own: the wrong kind of bracket, and an empty list. */
function plainWords(issue: z.core.$ZodRawIssue): string | undefined {
  if (issue.code === 'too_small' && issue.origin === 'array')
    return 'a list with at least one entry';
  if (issue.code !== 'invalid_type') return undefined;
  return issue.expected === 'array'
    ? 'a list in square brackets [ ]'
    : 'fields in curly brackets { }';
}

function slip(content: unknown, issue: z.core.$ZodIssue): Nonsense[] {
  if (issue.code === 'unrecognized_keys') {
    const parent = fieldName(issue.path);
    return issue.keys.map((key) => ({
      path: [...issue.path, key],
      message:
        `there is no field "${key}"${parent ? ` in ${parent}` : ''}. Check its spelling, or ` +
        'remove it. If it is new, that needs a programmer: write down what you want (EDITING.md, "Stuck?").',
    }));
  }
  if (issue.code === 'invalid_key') {
    const [inner] = issue.issues;
    const message = `the name "${String(issue.path.at(-1))}" should be ${inner?.message}.`;
    return [{ path: issue.path, message }];
  }
  const place = fieldName(issue.path) || 'the whole file';
  const found = valueAt(content, issue.path);
  const message =
    found === undefined
      ? `the field ${place} is missing; it should be ${issue.message}.`
      : `${place} is ${show(found)}, but it should be ${issue.message}.`;
  return [{ path: issue.path, message }];
}

function fieldName(path: readonly PropertyKey[]): string {
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

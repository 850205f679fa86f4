import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type * as z from 'zod';
import { readJson, type ReadJson } from './json';
import { schemas, type DataFile } from './schema';
import { nonsenseIn } from './sense';
import { valueAt, type Nonsense } from './sense/problem';

/** One thing that is wrong in a data file, in words for office staff. */
export interface DataSlip {
  /** Path from the project folder, such as `src/data/prices.json`. */
  file: string;
  /** Undefined when the whole file is missing. */
  line?: number;
  message: string;
  /** Whether the file cannot be read because of it, so that whatever names its facts seems to be wrong. */
  isUnread?: boolean;
}

/** A file of the folder as it was read. */
interface DataText extends ReadJson {
  file: DataFile;
  missing: boolean;
}

const FILES = Object.keys(schemas) as DataFile[];

/** The record of published addresses is made by a command, and read by the check of texts. */
const KNOWN = new Set([...FILES.map((file) => `${file}.json`), 'addresses.json']);

const nameOf = (file: string): string => `src/data/${file}.json`;

/** What a folder of data files holds. */
export interface DataReport {
  /** Every slip of every file, in the order of the files. */
  slips: DataSlip[];
  /** What each file holds whose form is right, by its name without `.json`. */
  contents: Readonly<Record<string, unknown>>;
}

/**
 * Reads and checks every data file in a folder: how it is written, what its fields hold, and whether that can be true.
 *
 * @param folder the folder with the JSON files, usually `src/data`
 * @param today as YYYY-MM-DD
 */
export function readFolder(folder: string, today: string): DataReport {
  const names = readdirSync(folder).filter(isData);
  const read = (name: string): ReadJson => readJson(readFileSync(join(folder, name), 'utf8'));
  return checkFiles(new Map(names.map((name) => [name, read(name)])), today);
}

/** Whether a file is data, or meant to be. */
export const isData = (name: string): boolean => /\.json/i.test(name);

/**
 * Checks every data file of a folder, as {@link readFolder} does.
 *
 * @param files what is data there, by name, as it was read
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

/** Files that nothing reads: a second upload, or a slip in a name. */
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
 * Stops a build or the start of live editing when a fact is wrong.
 *
 * @param today as YYYY-MM-DD
 * @throws Error that lists every slip with file, line, field, what stands there and what was expected
 */
export function checkData(folder: string, today: string): void {
  const { slips } = readFolder(folder, today);
  if (slips.length > 0) {
    const lines = slips.map(
      ({ file, line, message }) => `- ${file}${line === undefined ? '' : `:${line}`}: ${message}`,
    );
    const error = new Error(`Please mend these facts:\n\n${lines.join('\n')}\n`);
    // The reader is looking for a price, not for a line of our code.
    error.stack = error.message;
    throw error;
  }
}

/** Values of a kind or form that their field cannot have. */
function formSlips({ file, value }: DataText): Nonsense[] {
  if (value === undefined) return [];
  const result = schemas[file].safeParse(value, { error: plainWords });
  if (result.success) return [];
  // A value can break several rules; the first explains it.
  const first = new Map(
    result.error.issues.map((issue) => [keyOf(issue), issue] as const).reverse(),
  );
  return [...first.values()].reverse().flatMap((issue) => slip(value, issue));
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

import { isMap, isScalar, LineCounter, parseDocument, visit, type Document } from 'yaml';
import * as z from 'zod';
import type { Facts } from '../facts';
import { quoteFrontMatter, yamlSentence } from '../front-matter';
import { suggest, type LineProblem } from '../problems';

/** The front matter of a file, parsed and checked. */
export interface ReadFrontMatter<T> {
  /** Undefined if anything in it is wrong. */
  value?: T;
  problems: LineProblem[];
  /** The line of a field, or 1 if it is missing. */
  lineOf: (field: string) => number;
  /** The fields with their facts filled in, right or wrong; empty if they cannot be read. */
  raw: Readonly<Record<string, unknown>>;
}

const BLOCK = /^---[ \t]*\n([\s\S]*?)(?:^|\n)---[ \t]*(?:\n|$)/;

function fail<T>(line: number, message: string): ReadFrontMatter<T> {
  return {
    problems: [{ line, message, cause: 'text' }],
    lineOf: () => line,
    raw: {},
  };
}

function fieldLines(document: Document, lines: LineCounter): Map<string, number> {
  const found = new Map<string, number>();
  if (isMap(document.contents)) {
    for (const { key } of document.contents.items) {
      if (isScalar(key) && key.range) {
        // Plus one for the opening --- of the file.
        found.set(String(key.value), lines.linePos(key.range[0]).line + 1);
      }
    }
  }
  return found;
}

/** The line of a value that begins with a star, which YAML reads as an alias. Undefined if there is none. */
function aliasLine(document: Document, lines: LineCounter): number | undefined {
  let at: number | undefined;
  visit(document, {
    Alias(_key, { range }) {
      at = range?.[0];
      return visit.BREAK;
    },
  });
  return at === undefined ? undefined : lines.linePos(at).line + 1;
}

/** Finds values that YAML cuts off at a #, which begins a comment. */
function cutValues(document: Document): [field: string, message: string][] {
  if (!isMap(document.contents)) return [];
  return document.contents.items.flatMap(({ key, value }) => {
    if (!isScalar(key) || !isScalar(value) || !value.comment) return [];
    const field = String(key.value);
    const read = value.value ?? '';
    return typeof read === 'string'
      ? [[field, `${field} ends at the #: "${read}"; put the whole value in double quotes.`]]
      : [];
  });
}

/** The names of fields at the top, or below a field that has some. */
function namesIn(schema: z.ZodObject, field: string): string[] {
  if (field === '') return Object.keys(schema.shape);
  const own: unknown = schema.shape[field];
  const inside: unknown = own instanceof z.ZodOptional ? own.unwrap() : own;
  return inside instanceof z.ZodObject ? Object.keys(inside.shape) : [];
}

function issueSentences(issue: z.core.$ZodIssue, schema: z.ZodObject): [string, string][] {
  const field = issue.path.filter((key) => typeof key === 'string').join('.');
  if (issue.code === 'unrecognized_keys') {
    return issue.keys.map((key) => [
      field || key,
      `There is no field "${field ? `${field}.` : ''}${key}". ${suggest(key, namesIn(schema, field))}`,
    ]);
  }
  const top = String(issue.path[0]);
  const missing = issue.code === 'invalid_type' && issue.input === undefined;
  return [
    [
      top,
      missing ? `${field} is missing; write a line ${field}: ...` : `${field} ${issue.message}.`,
    ],
  ];
}

/**
 * Reads and checks the front matter of a file.
 * @param source the text of the file, with line feeds only
 */
export function readFrontMatter<T>(
  source: string,
  schema: z.ZodObject & z.ZodType<T>,
  facts: Facts,
): ReadFrontMatter<T> {
  if (!/^---[ \t]*\n/.test(source)) {
    return fail(1, 'The file must begin with a line --- and then title: and description:.');
  }
  const text = BLOCK.exec(source)?.[1];
  if (text === undefined) {
    return fail(1, 'The lines at the top are never closed: add a line --- after them.');
  }
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, logLevel: 'error' });
  const [error] = document.errors;
  if (error) {
    return fail((error.linePos?.[0].line ?? 1) + 1, yamlSentence(`${error.code} ${error.message}`));
  }
  // YAML would read "**words**" as an alias of another value.
  const alias = aliasLine(document, lines);
  if (alias !== undefined) return fail(alias, yamlSentence(''));
  const raw: unknown = document.toJS();
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) {
    return fail(1, 'The lines between the two --- must each be a name, a colon and a value.');
  }
  const placed = fieldLines(document, lines);
  const lineOf = (field: string): number => placed.get(field) ?? 1;
  const quoted = quoteFrontMatter(raw as Record<string, unknown>, facts);
  const result = schema.safeParse(quoted.frontMatter, { reportInput: true });
  const issues = result.error?.issues.flatMap((issue) => issueSentences(issue, schema)) ?? [];
  const at = ([field, message]: [string, string]): LineProblem => ({
    line: lineOf(field),
    message,
  });
  const problems = [
    ...cutValues(document).map(at),
    ...quoted.problems.map(({ field, ...problem }) => ({ line: lineOf(field), ...problem })),
    ...issues.map(at),
  ];
  const found = { problems, lineOf, raw: quoted.frontMatter };
  return problems.length > 0 ? found : { ...found, value: result.data };
}

import { parseMarkdown } from '../content/parse';
import { isObject } from '../data/sense/problem';
import { same } from './same';
import type { Values } from './shape';

/** The form field that keeps the groups and questions of the FAQ. */
export const QUESTIONS = 'questions';

/** The types of rows, by which the editor chooses their fields. */
export const ROW_KINDS = { group: 'group', question: 'question' } as const;

type Kind = keyof typeof ROW_KINDS;

/** A heading with the text below it. */
interface Row {
  type: Kind;
  title: string;
  /** The anchor of the heading; empty if it has none. */
  name: string;
  text: string;
}

/** A row with its text in the file and the empty lines that follow it. */
interface TypedRow {
  row: Row;
  typed: string;
  gap: string;
}

const MARKS: Readonly<Record<Kind, string>> = { group: '##', question: '###' };
const HEADING = /^(##|###) +(.*?)(?: *\{#([^\s{}]+)\})? *$/;
const GAP = '\n\n';

/** Splits a text before each heading of a group or question. */
function cut(body: string): string[] {
  const starts = parseMarkdown(body).children.flatMap(({ type, position }) => {
    const { column, offset = 0 } = position?.start ?? {};
    const [line = ''] = body.slice(offset).split(/\r?\n/, 1);
    return type === 'heading' && column === 1 && HEADING.test(line) ? [offset] : [];
  });
  return [0, ...starts].map((start, at) => body.slice(start, starts[at]));
}

/** A text without leading and trailing empty lines. Keeps the indentation of the first line. */
const textOf = (value: unknown): string =>
  typeof value === 'string'
    ? value
        .replaceAll('\r\n', '\n')
        .replace(/^(?:[^\S\n]*\n)+/, '')
        .trimEnd()
    : '';

function rowOf(part: string): TypedRow {
  const typed = part.trimEnd();
  const [first = '', ...rest] = typed.split('\n');
  const [, marks, title = '', name = ''] = HEADING.exec(first.trimEnd()) ?? [];
  const type = marks === MARKS.group ? 'group' : 'question';
  const row = { type, title, name, text: textOf(rest.join('\n')) } as const;
  return { row, typed, gap: part.slice(typed.length) };
}

const printed = ({ type, title, name, text }: Row): string =>
  `${MARKS[type]} ${title}${name && ` {#${name}}`}${text && GAP}${text}`;

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** A row from a form's values. @throws Error that names a row without a title */
function rowIn(value: Values): Row {
  const row: Row = {
    type: value['type'] === ROW_KINDS.group ? 'group' : 'question',
    title: wordsOf(value['title']).replace(/\s*\n\s*/g, ' '),
    name: wordsOf(value['name']),
    text: textOf(value['text']),
  };
  if (row.title !== '') return row;
  const about = row.name || row.text.slice(0, 40);
  throw new Error(
    row.type === 'group'
      ? 'A group has no title.'
      : `A question has no words${about && `: “${about}”`}.`,
  );
}

/** What a form shows of the FAQ: the text above the first group, then a row for each heading, in order. */
export function toQuestions(body: string): { above: string; rows: Row[] } {
  const [above = '', ...parts] = cut(body);
  return { above: textOf(above), rows: parts.map((part) => rowOf(part).row) };
}

/**
 * The FAQ with the values of a form. An unchanged row stays as it was typed, even if it has been moved.
 *
 * @param body the text from which the form was made
 * @throws Error that explains which row has no title, or has a text that would be read as several rows
 */
export function fromQuestions(body: string, above: unknown, rows: unknown): string {
  const [top = '', ...parts] = cut(body);
  const before = parts.map(rowOf);
  if (!Array.isArray(rows))
    throw new Error('The questions have not come with the form: load it anew.');
  const list = rows.filter(isObject).map(rowIn);
  const written = list.map((row) => {
    const at = before.findIndex((one) => same(one.row, row));
    const [kept] = before.splice(at, at < 0 ? 0 : 1);
    const { typed, gap } = kept ?? { typed: printed(row), gap: GAP };
    return typed + (gap || GAP);
  });
  const head = textOf(above);
  const isKept = head === textOf(top) && /(?:^|\n)$/.test(top);
  const text = [isKept ? top : head && head + GAP, ...written].join('').trimEnd();
  refuseOthers(text, head, list);
  return text;
}

/** @throws Error with an explanation if the page would have other rows than the form */
function refuseOthers(text: string, above: string, rows: readonly Row[]): void {
  const read = toQuestions(text);
  if (read.above === above && same(read.rows, rows)) return;
  const wrong =
    read.above === above ? rows.find((row, at) => !same(row, read.rows[at])) : undefined;
  throw new Error(
    `“${wrong?.title ?? 'The text above the questions'}”: a line of its text begins with ## or ###, or its code is not ` +
      'closed. A part of an answer begins with ####.',
  );
}

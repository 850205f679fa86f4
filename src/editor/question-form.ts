import { isObject } from '../data/sense/problem';
import { same } from './same';
import type { Values } from './shape';

/** The name under which a form keeps the groups and questions of the FAQ. */
export const QUESTIONS = 'questions';

/** The name of the field by which one of them is found; it holds nothing. */
export const FIND = 'find';

/** The kinds of rows, by which the editor knows the fields of each. */
export const ROW_KINDS = { group: 'group', question: 'question' } as const;

type Kind = keyof typeof ROW_KINDS;

/** A heading with what stands below it. */
interface Row {
  type: Kind;
  title: string;
  /** The name by which links find it; empty where it has none. */
  name: string;
  text: string;
}

/** A row as it stands in the file, and the empty lines that follow it. */
interface TypedRow extends Row {
  typed: string;
  gap: string;
}

const MARKS: Readonly<Record<Kind, string>> = { group: '##', question: '###' };
const HEADING = /^(##|###) +(.*?)(?: *\{#([^\s{}]+)\})? *$/;
/** What begins code, also in a list, or a comment. */
const FENCE = /^(?:\s|[-*+] |\d+[.)] )*(`{3,}|~{3,}|<!--)/;
const COMMENT_END = '-->';
const GAP = '\n\n';

/** The lines of a text, cut before each heading of a group or a question, but for what stands in code or a comment. */
function cut(body: string): string[] {
  const parts = [''];
  let fence = '';
  for (const line of body.split(/(?<=\n)/)) {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence === '') fence = mark;
    else if (fence !== '<!--' && mark.startsWith(fence) && line.trim() === mark) fence = '';
    if (fence === '<!--' && line.includes(COMMENT_END)) fence = '';
    if (fence === '' && HEADING.test(line.trimEnd())) parts.push('');
    parts.push((parts.pop() ?? '') + line);
  }
  return parts;
}

/** A text without empty lines before and after it; the first line may be moved in. */
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
  return {
    type: marks === MARKS.group ? 'group' : 'question',
    title,
    name,
    text: textOf(rest.join('\n')),
    typed,
    gap: part.slice(typed.length),
  };
}

const printed = ({ type, title, name, text }: Row): string =>
  `${MARKS[type]} ${title}${name && ` {#${name}}`}${text && GAP}${text}`;

const wordsOf = (value: unknown): string => (typeof value === 'string' ? value.trim() : '');

/** The row that a form holds. @throws Error in words about one that has no title */
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

const keyOf = ({ type, title, name, text }: Row): string =>
  JSON.stringify([type, title, name, text]);

/** What a form shows of the FAQ: what stands above the first group, then a row for each heading, in their order. */
export function toQuestions(body: string): { above: string; rows: Row[] } {
  const [above = '', ...parts] = cut(body);
  return {
    above: textOf(above),
    rows: parts.map(rowOf).map(({ type, title, name, text }) => ({ type, title, name, text })),
  };
}

/**
 * The FAQ with what a form holds. A row that says what it said stays as it is typed, wherever it has been moved.
 *
 * @param body as the form was made of it
 * @throws Error in words about a row without a title, or with a text that would be read as several
 */
export function fromQuestions(body: string, above: unknown, rows: unknown): string {
  const [top = '', ...parts] = cut(body);
  const before = parts.map(rowOf);
  if (!Array.isArray(rows))
    throw new Error('The questions have not come with the form: load it anew.');
  const list = rows.filter(isObject).map(rowIn);
  const written = list.map((row) => {
    const at = before.findIndex((one) => keyOf(one) === keyOf(row));
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

/** @throws Error in words where the page would have other rows than the form */
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

import { isObject } from '../data/sense/problem';
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
const FENCE = /^\s*(`{3,}|~{3,})/;
const GAP = '\n\n';

/** The lines of a text, cut before each heading of a group or a question; what stands in a fence is code. */
function cut(body: string): string[] {
  const parts = [''];
  let fence = '';
  for (const line of body.split(/(?<=\n)/)) {
    const [, mark = ''] = FENCE.exec(line) ?? [];
    if (fence === '') fence = mark;
    else if (mark.startsWith(fence) && line.trim() === mark) fence = '';
    if (fence === '' && HEADING.test(line.trimEnd())) parts.push('');
    parts.push((parts.pop() ?? '') + line);
  }
  return parts;
}

function rowOf(part: string): TypedRow {
  const typed = part.trimEnd();
  const [first = '', ...rest] = typed.split('\n');
  const [, marks, title = '', name = ''] = HEADING.exec(first) ?? [];
  return {
    type: marks === MARKS.group ? 'group' : 'question',
    title,
    name,
    text: rest.join('\n').trim(),
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
    text: wordsOf(value['text']),
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
    above: above.trimEnd(),
    rows: parts.map(rowOf).map(({ type, title, name, text }) => ({ type, title, name, text })),
  };
}

/**
 * The FAQ with what a form holds. A row that says what it said stays as it is typed, wherever it has been moved.
 *
 * @param body as the form was made of it
 * @throws Error in words about a row without a title
 */
export function fromQuestions(body: string, above: unknown, rows: unknown): string {
  const [top = '', ...parts] = cut(body);
  const before = new Map(parts.map(rowOf).map((row) => [keyOf(row), row]));
  const list = Array.isArray(rows) ? rows.filter(isObject) : [];
  const written = list.map((value) => {
    const row = rowIn(value);
    const { typed, gap } = before.get(keyOf(row)) ?? { typed: printed(row), gap: GAP };
    return typed + (gap || GAP);
  });
  const head = wordsOf(above);
  const isSame = head === top.trim();
  return [...(head === '' ? [] : [isSame ? top : head + GAP]), ...written].join('').trimEnd();
}

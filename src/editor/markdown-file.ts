import { Document, isCollection, isMap, isScalar, parse, parseDocument } from 'yaml';
import { isObject } from '../data/sense/problem';
import { isEmpty } from './shape';
import { same } from './same';

/** The front matter and body of a text. */
export interface MarkdownContent {
  frontMatter: Record<string, unknown>;
  body: string;
}

/** The form field that keeps the text below the front matter. */
export const BODY = 'body';

const PARTS = /^(---[ \t]*\n)([\s\S]*?\n)?(---[ \t]*(?:\n+|$))([\s\S]*)$/;

/**
 * Long lines are never wrapped, since rewrapping would show up as a change. Words that need quotes get those that the
 * guide uses.
 */
const STYLE = {
  lineWidth: 0,
  singleQuote: false,
  flowCollectionPadding: false,
} as const;

/** Reads a Markdown file. Without front matter, the whole file is the body. */
export function readMarkdown(text: string): MarkdownContent {
  const [, , head = '', , body = ''] = PARTS.exec(text) ?? ['', '', '', '', text];
  const frontMatter: unknown = parse(head);
  return {
    frontMatter: isObject(frontMatter) ? frontMatter : {},
    body: body.trimEnd(),
  };
}

/**
 * Writes new content to the text of a Markdown file. Each field of the front matter whose value is unchanged stays as
 * it was typed.
 */
export function writeMarkdown(text: string, { frontMatter, body }: MarkdownContent): string {
  const parts = PARTS.exec(text);
  if (!parts) return newMarkdown({ frontMatter, body });
  const [, opening = '', head = '', closing = ''] = parts;
  const before = readMarkdown(text);
  const { lines, flow } = linesOf(head);
  const gone = (name: string): boolean =>
    !(name in frontMatter) && !isEmpty(before.frontMatter[name]);
  const stay = [...lines].map(([name, typed]) => {
    if (gone(name)) return '';
    return !(name in frontMatter) || same(frontMatter[name], before.frontMatter[name])
      ? typed
      : lineOf(name, frontMatter[name], flow.has(name));
  });
  const fresh = Object.keys(frontMatter).filter((name) => !lines.has(name));
  const top = [...stay, ...fresh.map((name) => lineOf(name, frontMatter[name]))].join('');
  const gap = closing.trimEnd() === closing ? `${closing}\n\n` : closing;
  return `${opening}${top}${body === '' ? closing.trimEnd() : gap}${body}\n`;
}

/** The text of a new file. */
export function newMarkdown({ frontMatter, body }: MarkdownContent): string {
  if (isEmpty(frontMatter)) return `${body}\n`;
  const top = Object.entries(frontMatter).map(([name, value]) => lineOf(name, value));
  return `---\n${top.join('')}---\n\n${body}\n`;
}

/** The lines of one field. @param flow true to write a list or object in brackets, on one line */
function lineOf(name: string, value: unknown, flow = false): string {
  const document = new Document({ [name]: value });
  const node = document.get(name, true);
  if (isCollection(node)) node.flow = flow;
  return document.toString(STYLE);
}

interface Lines {
  /** The typed text of each field, including the comments above it. */
  lines: Map<string, string>;
  /** The fields whose value is in brackets. */
  flow: Set<string>;
}

function linesOf(head: string): Lines {
  const { contents } = parseDocument(head);
  const fields = isMap(contents)
    ? contents.items.flatMap(({ key, value }) =>
        isScalar(key) ? { name: String(key.value), at: key.range?.[0] ?? 0, value } : [],
      )
    : [];
  const starts = fields.map(({ at }, index) => (index === 0 ? 0 : at));
  const lines = fields.map(({ name }, index): [string, string] => [
    name,
    head.slice(starts[index], starts[index + 1] ?? head.length),
  ]);
  const flow = fields.filter(({ value }) => isCollection(value) && value.flow);
  return { lines: new Map(lines), flow: new Set(flow.map(({ name }) => name)) };
}

import { Document, isCollection, isMap, isScalar, parse, parseDocument } from 'yaml';
import { isObject } from '../data/sense/problem';
import { isEmpty } from './shape';
import { same } from './same';

/** A text with the lines at its top. */
export interface MarkdownContent {
  frontMatter: Record<string, unknown>;
  body: string;
}

/** The name under which a form keeps the text below the lines at the top. */
export const BODY = 'body';

const PARTS = /^(---[ \t]*\n)([\s\S]*?\n)?(---[ \t]*(?:\n+|$))([\s\S]*)$/;

/**
 * Lines are never broken: a text that is moved looks changed. Words that need quotes get the ones that the guide names.
 */
const STYLE = {
  lineWidth: 0,
  singleQuote: false,
  flowCollectionPadding: false,
} as const;

/** Reads a Markdown file; one without lines at its top is text alone. */
export function readMarkdown(text: string): MarkdownContent {
  const [, , head = '', , body = ''] = PARTS.exec(text) ?? ['', '', '', '', text];
  const frontMatter: unknown = parse(head);
  return {
    frontMatter: isObject(frontMatter) ? frontMatter : {},
    body: body.trimEnd(),
  };
}

/**
 * Writes a new content into the text of a Markdown file: each line at its top that says the same stays as it is typed,
 * and so does the text below.
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

/** A file that is not there yet. */
export function newMarkdown({ frontMatter, body }: MarkdownContent): string {
  if (isEmpty(frontMatter)) return `${body}\n`;
  const top = Object.entries(frontMatter).map(([name, value]) => lineOf(name, value));
  return `---\n${top.join('')}---\n\n${body}\n`;
}

/** @param flow whether a list stands between square brackets, on one line */
function lineOf(name: string, value: unknown, flow = false): string {
  const document = new Document({ [name]: value });
  const node = document.get(name, true);
  if (isCollection(node)) node.flow = flow;
  return document.toString(STYLE);
}

interface Lines {
  /** What is typed for each field, with the notes above it. */
  lines: Map<string, string>;
  /** The fields whose value stands between brackets. */
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

import { isMap, isScalar, parse, parseDocument, stringify } from 'yaml';
import { isEmpty, isObject } from './shape';
import { same } from './same';

/** A text with the lines at its top. */
export interface MarkdownContent {
  frontMatter: Record<string, unknown>;
  body: string;
}

/** The name under which a form keeps the text below the lines at the top. */
export const BODY = 'body';

const PARTS = /^(---[ \t]*\n)([\s\S]*?\n)?(---[ \t]*(?:\n+|$))([\s\S]*)$/;

/** Lines are never broken: a text that is moved looks changed. Words that need quotes get the ones that the guide names. */
const STYLE = { lineWidth: 0, singleQuote: false } as const;

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
  const lines = linesOf(head);
  const gone = (name: string): boolean =>
    !(name in frontMatter) && !isEmpty(before.frontMatter[name]);
  const stay = [...lines].map(([name, typed]) => {
    if (gone(name)) return '';
    return !(name in frontMatter) || same(frontMatter[name], before.frontMatter[name])
      ? typed
      : lineOf(name, frontMatter[name]);
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

const lineOf = (name: string, value: unknown): string => stringify({ [name]: value }, STYLE);

/** What is typed for each field, with the notes above it. */
function linesOf(head: string): Map<string, string> {
  const { contents } = parseDocument(head);
  const fields = isMap(contents)
    ? contents.items.flatMap(({ key }) => (isScalar(key) ? key : []))
    : [];
  const starts = fields.map(({ range }, index) => (index === 0 ? 0 : (range?.[0] ?? 0)));
  return new Map(
    fields.map(({ value }, index) => [
      String(value),
      head.slice(starts[index], starts[index + 1] ?? head.length),
    ]),
  );
}

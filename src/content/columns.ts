import type { Parent, RootContent } from 'mdast';
import type { LineProblem } from './problems';

/** A block element of ours that holds Markdown, as remark-rehype reads it from `data.hName`. */
export function block(
  name: string,
  children: RootContent[],
  properties: Record<string, string> = {},
): RootContent {
  return {
    type: 'blockquote',
    children,
    data: { hName: name, hProperties: properties },
  } as unknown as RootContent;
}

/** Splits the content of `:::columns` at its `###` headings, one column each. */
export function splitColumns(node: Parent, problems: LineProblem[], line: number): void {
  const columns: RootContent[][] = [];
  for (const child of node.children) {
    if (child.type === 'heading' && child.depth === 3) {
      columns.push([child]);
    } else if (columns.length > 0) {
      columns.at(-1)?.push(child);
    } else {
      const message =
        'Each block of :::columns begins with a ### heading; move this text below one.';
      problems.push({ line: child.position?.start.line ?? line, message });
      return;
    }
  }
  if (columns.length < 2) {
    problems.push({ line, message: ':::columns needs two or more ### headings inside it.' });
    return;
  }
  node.children = columns.map((children) => block('side-column', children));
}

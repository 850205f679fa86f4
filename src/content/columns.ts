import type { Parent, RootContent } from 'mdast';
import type { Parts } from './directives/define';
import type { LineProblem } from './problems';

/** A block element of our own that holds Markdown; remark-rehype takes its name from `data.hName`. */
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

/** Divides the content of a container at its `###` headings, in place. @param name of the directive */
export function splitParts(
  node: Parent,
  { element, least }: Parts,
  name: string,
  problems: LineProblem[],
): void {
  const line = node.position?.start.line ?? 1;
  const parts: RootContent[][] = [];
  for (const child of node.children) {
    if (child.type === 'heading' && child.depth === 3) {
      parts.push([child]);
    } else if (parts.length > 0) {
      parts.at(-1)?.push(child);
    } else {
      const message = `Each block of :::${name} begins with a ### heading; move this text below one.`;
      problems.push({ line: child.position?.start.line ?? line, message });
      return;
    }
  }
  if (parts.length < least) {
    problems.push({ line, message: `:::${name} needs two or more ### headings inside it.` });
    return;
  }
  node.children = parts.map((children) => block(element, children));
}

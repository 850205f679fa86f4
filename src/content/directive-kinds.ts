import type { Directives } from 'mdast-util-directive';

/** The punctuation a kind of directive begins with. */
export const MARKS = { leaf: '::', container: ':::', text: ':' } as const;

/** The kind of each type of node that the Markdown parser makes. */
export const KINDS = {
  leafDirective: 'leaf',
  containerDirective: 'container',
  textDirective: 'text',
} as const;

/** Whether a node of a parsed file is a directive of any kind. */
export function isDirective(node: { type: string }): node is Directives {
  return node.type in KINDS;
}

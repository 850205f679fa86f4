import type { Directives } from 'mdast-util-directive';

/** The punctuation a kind of directive begins with. */
export const MARKS = { leaf: '::', container: ':::', text: ':' } as const;

/** The directive kind of each mdast node type. */
export const KINDS = {
  leafDirective: 'leaf',
  containerDirective: 'container',
  textDirective: 'text',
} as const;

/** True if a node is a directive of any kind. */
export function isDirective(node: { type: string }): node is Directives {
  return node.type in KINDS;
}

import type { Element, ElementContent, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Elements whose text is left alone, whitespace included. */
const TEXT = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'page-h2', 'page-h3', 'td', 'th', 'pre', 'code'],
  ...['a', 'strong', 'em', 'del', 'br', 'img', 'span', 'sub', 'sup', 'kbd', 'mark'],
]);

/** Inline elements: whitespace next to one separates words. */
const INLINE = new Set([
  ...['a', 'strong', 'em', 'del', 'br', 'img', 'span', 'sub', 'sup', 'kbd', 'mark', 'code'],
  ...['input', 'term-block'],
]);

type Node = ElementContent | RootContent | undefined;

const isInLine = (node: Node): boolean =>
  node?.type === 'text' || (node?.type === 'element' && INLINE.has(node.tagName));

/**
 * The rehype plugin of pages: removes the line feeds that Markdown leaves between blocks, which no visitor sees.
 * Without them the end tags of blocks can be omitted, too.
 */
export function trimBlanks(): (tree: Root) => void {
  return (tree) => {
    visit(tree, (node) => {
      if (!('children' in node)) return undefined;
      if (node.type === 'element' && TEXT.has(node.tagName)) return SKIP;
      const children: Node[] = (node as Root | Element).children;
      node.children = children.filter((child, index) => {
        const isBlank = child?.type === 'text' && child.value.trim() === '';
        return !(isBlank && !(isInLine(children[index - 1]) && isInLine(children[index + 1])));
      }) as ElementContent[];
      return undefined;
    });
  };
}

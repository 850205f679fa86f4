import type { Element, ElementContent, Root, RootContent } from 'hast';
import { SKIP, visit } from 'unist-util-visit';

/** Elements whose text is what visitors read, with the blanks in it. */
const TEXT = new Set([
  ...['p', 'h1', 'h2', 'h3', 'h4', 'page-h2', 'page-h3', 'td', 'th', 'pre', 'code'],
  ...['a', 'strong', 'em', 'del', 'br', 'img', 'span', 'sub', 'sup', 'kbd', 'mark'],
]);

/** Elements that stand in a line of text, so that a blank beside them is one between words. */
const INLINE = new Set([
  ...['a', 'strong', 'em', 'del', 'br', 'img', 'span', 'sub', 'sup', 'kbd', 'mark', 'code'],
  ...['input', 'term-block'],
]);

type Node = ElementContent | RootContent | undefined;

const isInLine = (node: Node): boolean =>
  node?.type === 'text' || (node?.type === 'element' && INLINE.has(node.tagName));

/**
 * The rehype plugin of pages: takes out the line feeds between blocks, which Markdown leaves and no visitor sees.
 * Without them the end tags of the blocks can go, too.
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

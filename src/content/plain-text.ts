import type { Nodes } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { headingWords } from './heading-id';

const BLOCKS = new Set(['paragraph', 'heading', 'tableRow', 'code']);

/** The blocks of some content as plain text, one per line. Buttons and drawings have no words and leave nothing. */
export function plainText(nodes: readonly Nodes[]): string {
  const lines: string[] = [];
  const read = (node: Nodes): void => {
    if (BLOCKS.has(node.type)) {
      const cells =
        node.type === 'tableRow'
          ? node.children.map((cell) => toString(cell))
          : [toString(node.type === 'heading' ? headingWords(node) : node)];
      lines.push(cells.join(', ').replace(/\s+/g, ' ').trim());
    } else if ('children' in node) {
      node.children.forEach(read);
    }
  };
  nodes.forEach(read);
  return lines.filter((line) => line !== '').join('\n');
}

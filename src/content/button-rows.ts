import type { Parent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { block } from './columns';

const BUTTONS = new Set(['schedule-button', 'call-button', 'email-button', 'button-link']);

function isButton(node: RootContent): boolean {
  return node.type === 'leafDirective' && BUTTONS.has(node.data?.hName ?? '');
}

/** Puts buttons that follow each other into one row, in place. */
export function applyButtonRows(tree: Root): void {
  visit(tree, (node) => {
    if (node.data?.hName === 'button-row') {
      return SKIP;
    }
    if (!('children' in node) || !(node.children as RootContent[]).some(isButton)) {
      return undefined;
    }
    const children: RootContent[] = [];
    let row: RootContent[] | undefined;
    for (const child of node.children as RootContent[]) {
      if (!isButton(child)) {
        row = undefined;
        children.push(child);
      } else if (row === undefined) {
        row = [child];
        children.push(block('button-row', row));
      } else {
        row.push(child);
      }
    }
    (node as Parent).children = children;
    return undefined;
  });
}

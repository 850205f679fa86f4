import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isDirective } from './directive-kinds';
import { addressNow, type Earlier } from './earlier';

/** Lets links that name the earlier address of an article lead to the article at once, in place. */
export function applyEarlier(tree: Root, earlier: Earlier): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      node.url = addressNow(node.url, earlier);
    } else if (isDirective(node) && node.attributes?.['to']) {
      node.attributes['to'] = addressNow(node.attributes['to'], earlier);
    }
  });
}

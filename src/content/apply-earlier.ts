import type { Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isDirective } from './directive-kinds';
import { addressNow, type Earlier } from './earlier';

/** Points links that use an old address straight at the page it leads to, in place. */
export function applyEarlier(tree: Root, earlier: Earlier): void {
  visit(tree, (node) => {
    if (node.type === 'link' || node.type === 'definition') {
      node.url = addressNow(node.url, earlier);
    } else if (isDirective(node) && node.attributes?.['to']) {
      node.attributes['to'] = addressNow(node.attributes['to'], earlier);
    }
  });
}

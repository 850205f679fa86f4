import type { Parent, Root, RootContent } from 'mdast';
import { SKIP, visit } from 'unist-util-visit';
import { block } from './columns';
import { isDirective } from './directive-kinds';
import { DIRECTIVES } from './directives';

/** The element that groups a node with its neighbors, or undefined if there is none. */
function groupOf(node: RootContent): string | undefined {
  return isDirective(node) ? DIRECTIVES.get(node.name)?.group?.element : undefined;
}

/** Wraps neighbors that belong together in one element, in place: a row of buttons, a grid of cards. */
export function applyGroups(tree: Root): void {
  const made = new Set<unknown>();
  visit(tree, (node) => {
    if (made.has(node)) return SKIP;
    if (!('children' in node) || !(node.children as RootContent[]).some(groupOf)) return undefined;
    const children: RootContent[] = [];
    let open: { element: string; children: RootContent[] } | undefined;
    for (const child of node.children as RootContent[]) {
      const element = groupOf(child);
      if (element === undefined) {
        open = undefined;
        children.push(child);
      } else if (open?.element === element) {
        open.children.push(child);
      } else {
        open = { element, children: [child] };
        const group = block(element, open.children);
        made.add(group);
        children.push(group);
      }
    }
    (node as Parent).children = children;
    return undefined;
  });
}

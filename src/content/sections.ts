import type { Heading, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { block } from './columns';
import { isDirective } from './directive-kinds';
import { DIRECTIVES } from './directives';
import { explicitId } from './heading-id';

/** Group elements that stand on a page by themselves, outside any section. */
const ALONE = new Set(
  [...DIRECTIVES.values()].flatMap(({ group }) => (group?.alone ? [group.element] : [])),
);

/** True if a node stands on a page by itself: a band of figures, the closing words. */
function isAlone(node: RootContent): boolean {
  return (
    (isDirective(node) && DIRECTIVES.get(node.name)?.alone === true) ||
    ALONE.has(node.data?.hName ?? '')
  );
}

/**
 * Names the element of a heading. It gets no link to itself, and its id is added after the build, except for `{#name}`,
 * which links need.
 */
function plainHeading(node: Heading): void {
  if (node.depth > 3) return;
  const anchor = explicitId(node);
  node.data = {
    ...node.data,
    hName: `page-h${node.depth}`,
    ...(anchor !== undefined && { hProperties: { anchor } }),
  };
}

/** Sets the first sentences of a section in larger type. */
function lead(node: RootContent | undefined): void {
  if (node?.type === 'paragraph') {
    node.data = { ...node.data, hProperties: { className: ['lead'] } };
  }
}

/**
 * Divides a page into sections, in place: each `##` begins one, every second one is tinted, and its first paragraph is
 * the lead. Parts that stand by themselves come between sections and are not counted.
 */
export function applySections(tree: Root): void {
  visit(tree, 'heading', plainHeading);
  visit(tree, 'containerDirective', (node) => {
    if (DIRECTIVES.get(node.name)?.alone) lead(node.children[0]);
  });
  const page: RootContent[] = [];
  let open: RootContent[] | undefined;
  let sections = 0;
  for (const node of tree.children) {
    if (isAlone(node)) {
      open = undefined;
      page.push(node);
    } else if (node.type === 'yaml' || (node.type === 'html' && node.value === '')) {
      page.push(node);
    } else if (node.type === 'heading' && node.depth === 2) {
      open = [node];
      page.push(block('page-section', open, sections % 2 === 1 ? { tone: 'tinted' } : {}));
      sections += 1;
    } else if (open === undefined) {
      open = [node];
      page.push(block('page-intro', open));
    } else {
      if (open.length === 1 && open[0]?.type === 'heading') lead(node);
      open.push(node);
    }
  }
  tree.children = page;
}

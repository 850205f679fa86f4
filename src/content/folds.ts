import type { Heading, Parent, Root, RootContent } from 'mdast';
import type { LeafDirective } from 'mdast-util-directive';
import { visit } from 'unist-util-visit';
import { block } from './columns';
import type { LineProblem } from './problems';

const isMark = (node: RootContent | undefined): node is LeafDirective =>
  node?.type === 'leafDirective' && node.name === 'fold';

/** The index where the part under a heading ends: at the next heading of the same or a higher level. */
function endOf(nodes: readonly RootContent[], start: number): number {
  const { depth } = nodes[start] as Heading;
  const next = nodes.findIndex(
    (node, index) => index > start && node.type === 'heading' && node.depth <= depth,
  );
  return next < 0 ? nodes.length : next;
}

/** Wraps each part that `::fold` marks in one element, including parts inside it. */
function folded(nodes: readonly RootContent[]): RootContent[] {
  const start = nodes.findIndex(
    (node, index) => node.type === 'heading' && isMark(nodes[index + 1]),
  );
  if (start < 0) return [...nodes];
  const heading = nodes[start] as Heading;
  const { label } = (nodes[start + 1] as LeafDirective).data?.hProperties ?? {};
  const end = endOf(nodes, start);
  heading.data = { ...heading.data, hName: `fold-h${heading.depth}` };
  return [
    ...nodes.slice(0, start),
    block('page-fold', [
      block('fold-row', [heading], { label: String(label) }),
      block('fold-text', folded(nodes.slice(start + 2, end))),
    ]),
    ...folded(nodes.slice(end)),
  ];
}

/** Folds each part whose heading is followed by `::fold{label="…"}`, in place. */
export function applyFolds(tree: Root): void {
  tree.children = folded(tree.children);
}

/** Reports `::fold` marks that {@link applyFolds} did not use: they follow no heading, or their page has no folds. */
export function strayFolds(tree: Root | Parent): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(tree, 'leafDirective', (node) => {
    if (!isMark(node)) return;
    const message = '::fold stands right below a heading of a text in docs or blog.';
    problems.push({ line: node.position?.start.line, message });
  });
  return problems;
}

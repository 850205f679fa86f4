import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** The component of a drawing: `decay-chain` is `DecayChain` in `src/components/figures/DecayChain.tsx`. */
export function figureComponent(name: string): string {
  return name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase());
}

/** `import { DecayChain } from '@site/src/components/figures/DecayChain'`, as MDX keeps it in a tree. */
function importNode(component: string): RootContent {
  const source = `@site/src/components/figures/${component}`;
  const name = { type: 'Identifier', name: component } as const;
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [{ type: 'ImportSpecifier', imported: name, local: name }],
        source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
        attributes: [],
      },
    ],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

/**
 * Puts the components of drawings in place of their elements, with an import in each page that shows
 * one: a drawing then stands in the HTML and is fetched by its own pages alone.
 */
export function applyFigures(tree: Root): void {
  const components = new Set<string>();
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== 'figure' || parent === undefined || index === undefined) {
      return;
    }
    const component = figureComponent(node.attributes?.['name'] ?? '');
    components.add(component);
    parent.children[index] = {
      type: 'mdxJsxFlowElement',
      name: component,
      attributes: [],
      children: [],
    };
  });
  tree.children.unshift(...[...components].map(importNode));
}

import type { Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';

/** The component name of a part: `PartClosing` for `closing`. */
const componentOf = (name: string): string =>
  `Part${name.replace(/(?:^|-)([a-z])/g, (_match, letter: string) => letter.toUpperCase())}`;

/** The name of the part for a component name made by {@link componentOf}, or undefined for any other name. */
export function partOf(component: string | null | undefined): string | undefined {
  const name = /^Part([A-Z]\w*)$/.exec(component ?? '')?.[1];
  return name?.replace(/[A-Z]/g, (letter, at: number) => `${at ? '-' : ''}${letter.toLowerCase()}`);
}

/** `import PartClosing from '@words/_closing.md'`, as a node of an MDX tree. */
function importNode(name: string): RootContent {
  const source = `@words/_${name}.md`;
  const estree: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [
      {
        type: 'ImportDeclaration',
        specifiers: [
          {
            type: 'ImportDefaultSpecifier',
            local: { type: 'Identifier', name: componentOf(name) },
          },
        ],
        source: { type: 'Literal', value: source, raw: JSON.stringify(source) },
        attributes: [],
      },
    ],
  };
  return { type: 'mdxjsEsm', value: '', data: { estree } };
}

/** Replaces `::part{name=…}` with the component of the shared part and imports each part once, in place. */
export function applyParts(tree: Root): void {
  const names = new Set<string>();
  visit(tree, 'leafDirective', (node, index, parent) => {
    if (node.name !== 'part' || parent === undefined || index === undefined) return;
    const name = node.attributes?.['name'] ?? '';
    names.add(name);
    parent.children[index] = {
      type: 'mdxJsxFlowElement',
      name: componentOf(name),
      attributes: [],
      children: [],
    };
  });
  tree.children.unshift(...[...names].map(importNode));
}

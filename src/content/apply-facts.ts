import type { Nodes, Root } from 'mdast';
import { visit } from 'unist-util-visit';
import { isDirective } from './directive-kinds';
import { type Facts } from './facts';
import { quoteFacts } from './quote-facts';
import type { LineProblem } from './problems';

/** The fields of a node that can quote facts. Code is left as typed. */
const FIELDS: Partial<Record<Nodes['type'], readonly string[]>> = {
  text: ['value'],
  link: ['url', 'title'],
  image: ['url', 'alt', 'title'],
  definition: ['url', 'title'],
};

/**
 * Replaces every `{{ fact }}` of a parsed file, in place: in text, headings, link texts and
 * addresses, picture descriptions and directive attributes.
 */
export function applyFacts(tree: Root, facts: Facts): LineProblem[] {
  const problems: LineProblem[] = [];
  visit(tree, (node) => {
    const line = node.position?.start.line ?? 1;
    const replace = (holder: Record<string, unknown>, field: string): void => {
      const typed = holder[field];
      if (typeof typed === 'string' && /\{\{|\}\}/.test(typed)) {
        const quoted = quoteFacts(typed, facts, line);
        holder[field] = quoted.text;
        problems.push(...quoted.problems);
      }
    };
    for (const field of FIELDS[node.type] ?? []) {
      replace(node as unknown as Record<string, unknown>, field);
    }
    if (isDirective(node)) {
      const attributes = { ...node.attributes };
      Object.keys(attributes).forEach((name) => replace(attributes, name));
      node.attributes = attributes;
    }
  });
  return problems;
}

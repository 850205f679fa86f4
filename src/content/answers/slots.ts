import { visit } from 'unist-util-visit';
import type { Sentence } from './read';

/** The names of the values that a sentence has a place for. */
export function slotsIn({ words, when = [] }: Sentence): string[] {
  const names: string[] = [];
  for (const node of [...words, ...when]) {
    visit(node, 'textDirective', ({ name, attributes }) => {
      if (name === 'slot') names.push(attributes?.['name'] ?? '');
    });
  }
  return names;
}

import { visit } from 'unist-util-visit';
import type { Sentence } from './read';

/** The names of the slots in a sentence, in order. */
export function slotsIn({ words, when = [] }: Sentence): string[] {
  const names: string[] = [];
  for (const node of [...words, ...when]) {
    visit(node, 'textDirective', ({ name, attributes }) => {
      if (name === 'slot') names.push(attributes?.['name'] ?? '');
    });
  }
  return names;
}

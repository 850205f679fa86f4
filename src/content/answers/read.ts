import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { readMark, type Mark } from './mark';

/** A box of sentences: those that belong together in the list of all answers, or those that it leaves out. */
export type Box = ContainerDirective & { name: 'answers' | 'unlisted' };

/** A sentence that a tool can say, as it stands in a text. */
export interface Sentence {
  mark: Mark;
  /** The words before the code, in bold: in which case it is so. */
  when?: readonly PhrasingContent[];
  words: readonly PhrasingContent[];
}

export const isBox = (node: RootContent): node is Box =>
  node.type === 'containerDirective' && (node.name === 'answers' || node.name === 'unlisted');

/** The boxes of a text, in their order. */
export const boxesOf = (tree: Root): Box[] => tree.children.filter(isBox);

/** By what a translation finds a box again; its title is words. */
export const boxKey = ({ name, attributes }: Box): string =>
  `${name} ${attributes?.['each'] ?? attributes?.['id'] ?? ''}`;

/** Where a sentence stands: a paragraph, or a point of a list with nothing else. */
export function paragraphOf(node: RootContent): Paragraph | undefined {
  if (node.type === 'paragraph') return node;
  const [first, ...rest] = node.type === 'listItem' ? node.children : [];
  return first?.type === 'paragraph' && rest.length === 0 ? first : undefined;
}

const read = new WeakMap<RootContent, Sentence | undefined>();

/** The sentence of a block, read once; undefined of one that begins with no code. */
export function sentenceOf(node: RootContent): Sentence | undefined {
  if (!read.has(node)) read.set(node, readSentence(node));
  return read.get(node);
}

function readSentence(node: RootContent): Sentence | undefined {
  const children = paragraphOf(node)?.children ?? [];
  const [first] = children;
  const isCase = first?.type === 'strong' && isCode(children[2]);
  const at = isCase ? 2 : 0;
  const code = children[at];
  const mark = code?.type === 'inlineCode' ? readMark(code.value) : undefined;
  if (mark === undefined) return undefined;
  return {
    mark,
    words: trimmed(children.slice(at + 1)),
    ...(isCase && { when: first.children }),
  };
}

const isCode = (node: PhrasingContent | undefined): boolean => node?.type === 'inlineCode';

/** Without the blank after the code. */
function trimmed([first, ...rest]: readonly PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : [];
  const value = first.value.replace(/^\s+/, '');
  return value === '' ? rest : [{ ...first, value }, ...rest];
}

import type { Paragraph, PhrasingContent, Root, RootContent } from 'mdast';
import type { ContainerDirective } from 'mdast-util-directive';
import { readMark, type Mark } from './mark';

/** A box of sentences: `answers` is a group in the list of all answers, `unlisted` is left out of that list. */
export type Box = ContainerDirective & { name: 'answers' | 'unlisted' };

/** A sentence that a tool can say, as its text has it. */
export interface Sentence {
  mark: Mark;
  /** The words in bold before the code, which tell readers when the sentence applies. */
  when?: readonly PhrasingContent[];
  words: readonly PhrasingContent[];
}

export const isBox = (node: RootContent): node is Box =>
  node.type === 'containerDirective' && (node.name === 'answers' || node.name === 'unlisted');

/** The boxes of a text, in order. */
export const boxesOf = (tree: Root): Box[] => tree.children.filter(isBox);

/** The key by which a translation finds a box again. It leaves out the title, which is translated. */
export const boxKey = ({ name, attributes }: Box): string =>
  `${name} ${attributes?.['each'] ?? attributes?.['id'] ?? ''}`;

/**
 * The paragraph that can hold a sentence: the node itself, or the only child of a list item. Undefined for any other
 * node.
 */
export function paragraphOf(node: RootContent): Paragraph | undefined {
  if (node.type === 'paragraph') return node;
  const [first, ...rest] = node.type === 'listItem' ? node.children : [];
  return first?.type === 'paragraph' && rest.length === 0 ? first : undefined;
}

const read = new WeakMap<RootContent, Sentence | undefined>();

/** The sentence of a block, or undefined if the block has no code at its beginning. Cached by node. */
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

/** Strips the whitespace after the code. */
function trimmed([first, ...rest]: readonly PhrasingContent[]): PhrasingContent[] {
  if (first?.type !== 'text') return first ? [first, ...rest] : [];
  const value = first.value.replace(/^\s+/, '');
  return value === '' ? rest : [{ ...first, value }, ...rest];
}

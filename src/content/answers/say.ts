import type { RootContent } from 'mdast';
import { SPOKEN_WORDS, type Spoken, type SpokenLists, type SpokenWord } from '../../laws/spoken';
import { namedBy } from './mark';
import { quotedIn } from './quotes';
import { sentenceOf, type Box, type Sentence } from './read';

/** A sentence as it is said of one of those that it is repeated for. */
export interface Said {
  /** As a program names it: `next.due@rockville-sale`. */
  name: string;
  sentence: Sentence;
  of: Spoken | undefined;
}

export const isWord = (of: string | undefined): of is SpokenWord =>
  SPOKEN_WORDS.some((one) => one === of);

/** What a box is repeated for; a box that is not repeated stands once. */
export function repeatsOf(
  { attributes }: Box,
  lists: SpokenLists,
): readonly (Spoken | undefined)[] {
  const each = attributes?.['each'] ?? undefined;
  return isWord(each) ? lists[each] : [undefined];
}

/** Whether one has what a sentence asks for: a fact, or a mark. */
const has = ({ facts, marks }: Spoken, name: string): boolean =>
  marks[name] ??
  Object.entries(facts).some(([fact, text]) => text !== undefined && fact.endsWith(`.${name}`));

const quoted = new WeakMap<Sentence, readonly string[]>();

/** What a sentence quotes, looked up once: it is tried on every law. */
function quotesOf(sentence: Sentence): readonly string[] {
  const { words, when = [] } = sentence;
  const known = quoted.get(sentence) ?? quotedIn([...words, ...when]);
  quoted.set(sentence, known);
  return known;
}

/** Whether a sentence can be said: what it asks for holds, and everything that it quotes is there. */
const holds = (sentence: Sentence, of: Spoken | undefined): boolean =>
  sentence.mark.needs.every(({ name, isThere }) => of && has(of, name) === isThere) &&
  quotesOf(sentence).every((name) => of?.facts[name] !== undefined);

/**
 * What a block of a box says, of each that its sentence is repeated for. Of several sentences for one code the first that
 * holds is said.
 *
 * @param within the one that the box stands for, where that is repeated itself
 * @param before the names that the box has said already, to which those of this block are added
 */
export function saidIn(
  block: RootContent,
  within: Spoken | undefined,
  lists: SpokenLists,
  before: Set<string>,
): Said[] {
  const sentence = sentenceOf(block);
  if (sentence === undefined) return [];
  const { mark } = sentence;
  const isRepeated = isWord(mark.of) && within?.ids[mark.of] === undefined;
  const list = isRepeated ? lists[mark.of as SpokenWord] : [within];
  return list.flatMap((of): Said[] => {
    const name = namedBy({ ...mark, ...(mark.of && { of: of?.ids[mark.of] ?? mark.of }) });
    if (before.has(name) || !holds(sentence, of)) return [];
    before.add(name);
    return [{ name, sentence, of }];
  });
}

/** The blocks of a box: each point of a list is one. */
export const blocksOf = ({ children }: Box): RootContent[] =>
  children.flatMap((child): RootContent[] => (child.type === 'list' ? child.children : [child]));

/** Everything that the boxes of a text say, by name, with the line of its sentence. */
function* namesIn(boxes: readonly Box[], lists: SpokenLists): Generator<[string, number]> {
  for (const box of boxes) {
    for (const within of repeatsOf(box, lists)) {
      const before = new Set<string>();
      for (const block of blocksOf(box)) {
        for (const { name } of saidIn(block, within, lists, before)) {
          yield [name, block.position?.start.line ?? 1];
        }
      }
    }
  }
}

/** The names of all that the boxes of a text say, with the line of each sentence. */
export const everySaid = (boxes: readonly Box[], lists: SpokenLists): Map<string, number> =>
  new Map(namesIn(boxes, lists));

/** What is said a second time. */
export function saidTwice(boxes: readonly Box[], lists: SpokenLists): [string, number][] {
  const seen = new Set<string>();
  return [...namesIn(boxes, lists)].filter(([name]) => seen.size === seen.add(name).size);
}

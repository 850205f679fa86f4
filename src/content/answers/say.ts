import type { RootContent } from 'mdast';
import { SPOKEN_WORDS, type Spoken, type SpokenLists, type SpokenWord } from '../../laws/spoken';
import { namedBy } from './mark';
import { quotedIn } from './quotes';
import { sentenceOf, type Box, type Sentence } from './read';

/** A sentence filled in for one of the entries that it is repeated for. */
export interface Said {
  /** The name that programs use for it: `next.due@rockville-sale`. */
  name: string;
  sentence: Sentence;
  of: Spoken | undefined;
}

export const isWord = (of: string | undefined): of is SpokenWord =>
  SPOKEN_WORDS.some((one) => one === of);

/** The entries that a box is repeated for; a single undefined if it is not repeated. */
export function repeatsOf(
  { attributes }: Box,
  lists: SpokenLists,
): readonly (Spoken | undefined)[] {
  const each = attributes?.['each'] ?? undefined;
  return isWord(each) ? lists[each] : [undefined];
}

/** True if an entry has what a condition asks for: a mark or a fact of that name. */
const has = ({ facts, marks }: Spoken, name: string): boolean =>
  marks[name] ??
  Object.entries(facts).some(([fact, text]) => text !== undefined && fact.endsWith(`.${name}`));

const quoted = new WeakMap<Sentence, readonly string[]>();

/** The facts that a sentence quotes. Cached, because {@link holds} tries each sentence on every law. */
function quotesOf(sentence: Sentence): readonly string[] {
  const { words, when = [] } = sentence;
  const known = quoted.get(sentence) ?? quotedIn([...words, ...when]);
  quoted.set(sentence, known);
  return known;
}

/** True if the conditions of a sentence are met and every fact that it quotes exists. */
const holds = (sentence: Sentence, of: Spoken | undefined): boolean =>
  sentence.mark.needs.every(({ name, isThere }) => of && has(of, name) === isThere) &&
  quotesOf(sentence).every((name) => of?.facts[name] !== undefined);

/**
 * What a block says, once for each entry that its sentence is repeated for. Of several sentences with one name, only
 * the first that can be said is used.
 *
 * @param within the entry that the box is repeated for, or undefined if the box is not repeated
 * @param before the names that the box has said so far; the names of this block are added
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

/** The blocks of a box, with each list item as a block. */
export const blocksOf = ({ children }: Box): RootContent[] =>
  children.flatMap((child): RootContent[] => (child.type === 'list' ? child.children : [child]));

/** Yields the name of everything that the boxes say, with the line of its sentence. */
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

/** Everything that the boxes of a text say: the line of each sentence by its name. */
export const everySaid = (boxes: readonly Box[], lists: SpokenLists): Map<string, number> =>
  new Map(namesIn(boxes, lists));

/** The names that the boxes say more than once, with the line of each repetition. */
export function saidTwice(boxes: readonly Box[], lists: SpokenLists): [string, number][] {
  const seen = new Set<string>();
  return [...namesIn(boxes, lists)].filter(([name]) => seen.size === seen.add(name).size);
}

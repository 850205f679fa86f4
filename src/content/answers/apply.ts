import type { Heading, PhrasingContent, Root, RootContent } from 'mdast';
import type { Spoken, SpokenLists } from '../../laws/spoken';
import { DEFAULT_LOCALE } from '../../languages/locales';
import { block } from '../columns';
import { filled, filledText } from './quotes';
import { boxKey, boxesOf, isBox, sentenceOf, type Box, type Sentence } from './read';
import { blocksOf, repeatsOf, saidIn, type Said } from './say';

/** A translated text, whose sentences are matched to the English ones by their marks. */
export interface Translation {
  tree: Root;
  /** What its sentences are repeated for, in its language. */
  lists: SpokenLists;
  /** True if the English has changed since the block on this line was translated. */
  isOld: (line: number) => boolean;
}

/** Where the words of an answer come from: the text itself or its translation. */
interface Wording {
  sentence: (box: Box, said: Said) => { sentence: Sentence; of: Spoken | undefined; lang?: string };
  title: (box: Box, of: Spoken | undefined) => string;
  heading: (box: Box, heading: Heading) => readonly PhrasingContent[];
  /** The block to show in place of one that is outside every box. */
  between: (node: RootContent) => RootContent;
}

/** `hName` of a heading inside a box. */
const PART = 'answer-part';

const titleOf = ({ attributes }: Box, of: Spoken | undefined): string =>
  filledText(attributes?.['title'] ?? '', of ?? { facts: {} });

const headingsOf = (box: Box): Heading[] =>
  box.children.filter((child): child is Heading => child.type === 'heading');

/** Takes every word from the text itself. */
const OWN: Wording = {
  sentence: (_box, said) => said,
  title: titleOf,
  heading: (_box, { children }) => children,
  between: (node) => node,
};

/** The blocks of a text that readers see outside the boxes, in order. */
const betweenBoxes = ({ children }: Root): RootContent[] =>
  children.filter((node) => !isBox(node) && node.type !== 'html' && node.type !== 'yaml');

/** The counterpart of `one` at the same index in `its`, or undefined if the lists differ in length. */
const sameIn = <Part>(its: readonly Part[], all: readonly Part[], one: Part): Part | undefined =>
  all.length === its.length ? its[all.indexOf(one)] : undefined;

/** Takes the words from a translation. Whatever is missing there, or translated from older English, stays English. */
function translated(
  { tree, lists, isOld }: Translation,
  english: Root,
  englishLists: SpokenLists,
): Wording {
  const fresh = ({ position }: RootContent): boolean => !isOld(position?.start.line ?? 0);
  const boxes = new Map(boxesOf(tree).map((box) => [boxKey(box), box]));
  const sentences = new Map(
    [...boxes].flatMap(([key, box]) =>
      blocksOf(box).flatMap((node): [string, Sentence][] => {
        const sentence = sentenceOf(node);
        return sentence && fresh(node) ? [[`${key} ${sentence.mark.typed}`, sentence]] : [];
      }),
    ),
  );
  const own = new Map(
    Object.entries(englishLists).flatMap(([word, list]) =>
      list.map((one, at) => [one, lists[word as keyof SpokenLists][at]] as const),
    ),
  );
  const inOwn = (of: Spoken | undefined): Spoken | undefined => of && own.get(of);
  return {
    sentence: (box, { sentence, of }) => {
      const found = sentences.get(`${boxKey(box)} ${sentence.mark.typed}`);
      return found ? { sentence: found, of: inOwn(of) } : { sentence, of, lang: DEFAULT_LOCALE };
    },
    title: (box, of) => {
      const found = boxes.get(boxKey(box));
      return found && fresh(found) ? titleOf(found, inOwn(of)) : titleOf(box, of);
    },
    heading: (box, heading) => {
      const its = headingsOf(boxes.get(boxKey(box)) ?? box);
      const found = sameIn(its, headingsOf(box), heading);
      return (found && fresh(found) ? found : heading).children;
    },
    between: (node) => {
      const found = sameIn(betweenBoxes(tree), betweenBoxes(english), node);
      return found && fresh(found) ? found : node;
    },
  };
}

/**
 * A block element with inline children. It is a `paragraph`, because remark-rehype puts line feeds between block
 * children.
 */
const line = (name: string, children: PhrasingContent[], properties = {}): RootContent => ({
  type: 'paragraph',
  children,
  data: { hName: name, hProperties: properties },
});

/** The element for a sentence: a list item or a paragraph. */
function element(tag: 'li' | 'p', said: Said, wording: Wording, box: Box): RootContent {
  const { sentence, of, lang } = wording.sentence(box, said);
  const properties = { 'data-say': said.name, ...(lang && { lang }) };
  const words = filled(sentence.words, of);
  const node = (name: string, children: PhrasingContent[], more = {}): PhrasingContent => ({
    type: 'emphasis',
    children,
    data: { hName: name, hProperties: more },
  });
  const isAlone = sentence.when === undefined;
  const children: PhrasingContent[] = isAlone
    ? words
    : [
        { type: 'strong', children: filled(sentence.when ?? [], of) },
        { type: 'text', value: ' ' },
        node('span', words, properties),
      ];
  return line(tag === 'p' ? 'answer-p' : tag, children, isAlone ? properties : {});
}

const isHeading = (node: RootContent | undefined): boolean => node?.data?.hName === PART;

/** Drops headings with nothing below them. */
const withoutBareHeadings = (nodes: readonly RootContent[]): RootContent[] =>
  nodes.filter(
    (node, at) => !isHeading(node) || (at + 1 < nodes.length && !isHeading(nodes[at + 1])),
  );

/** The elements for a box, one for each entry that it is repeated for; an empty one is left out. */
function* built(box: Box, lists: SpokenLists, wording: Wording): Generator<RootContent> {
  for (const within of repeatsOf(box, lists)) {
    const before = new Set<string>();
    const say = (tag: 'li' | 'p', node: RootContent): RootContent[] =>
      saidIn(node, within, lists, before).map((said) => element(tag, said, wording, box));
    const children = box.children.flatMap((child): RootContent[] => {
      if (child.type === 'list') {
        const points = child.children.flatMap((point) => say('li', point));
        return points.length > 0 ? [block('ul', points)] : [];
      }
      if (child.type === 'heading') {
        const words = filled(wording.heading(box, child), within);
        return [line(PART, words)];
      }
      return child.type === 'paragraph' ? say('p', child) : [child];
    });
    const whole = withoutBareHeadings(children);
    if (whole.length === 0) continue;
    yield box.name === 'unlisted'
      ? block('div', whole, { hidden: '' })
      : block('answers-block', whole, {
          id: within?.anchor ?? box.attributes?.['id'] ?? '',
          title: wording.title(box, within),
        });
  }
}

/**
 * Builds the list of all answers from the sentences of a tool, in place. Each sentence is repeated for the laws, states
 * or places that its mark names, filled in with their facts, and tagged with its name (`data-say`), which the tool
 * looks up.
 *
 * @param tree the English text, or a text without a translation; its facts and directives are already applied
 */
export function applyAnswers(tree: Root, lists: SpokenLists, translation?: Translation): void {
  const wording = translation ? translated(translation, tree, lists) : OWN;
  tree.children = tree.children.flatMap((node) =>
    isBox(node) ? [...built(node, lists, wording)] : [wording.between(node)],
  );
}

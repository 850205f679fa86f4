import type { Nodes, Root, RootContent } from 'mdast';
import { visit } from 'unist-util-visit';
import { SPOKEN_WORDS, type Spoken, type SpokenLists } from '../../laws/spoken';
import { suggest, type LineProblem } from '../problems';
import { namedBy } from './mark';
import { quotedIn, spokenNames } from './quotes';
import { boxesOf, isBox, paragraphOf, sentenceOf, type Box, type Sentence } from './read';
import { blocksOf } from './say';
import { slotsIn } from './slots';

const lineOf = ({ position }: Nodes): number => position?.start.line ?? 1;

const LAST = /^.*\./;

/** The names that an `if` can ask for and a `:source{of=...}` can name, over all lists. */
function vocabulary(lists: SpokenLists): { asked: string[]; sources: string[] } {
  const all: Spoken[] = Object.values(lists).flat();
  const names = (of: (one: Spoken) => object): string[] => [
    ...new Set(all.flatMap((one) => Object.keys(of(one)))),
  ];
  const facts = spokenNames(lists).map((name) => name.replace(LAST, ''));
  return {
    asked: [...facts, ...names(({ marks }) => marks)],
    sources: names(({ sources }) => sources),
  };
}

/**
 * The prefix of the facts that a sentence may quote (`law`, `state` or `place`), from its mark or from what its box is
 * repeated for. Undefined if neither says.
 */
function kindOf(of: string | undefined, { attributes }: Box): string | undefined {
  const word = SPOKEN_WORDS.find((one) => one === of) ?? attributes?.['each'] ?? undefined;
  return ['law', 'state', 'place'].find((kind) => word?.includes(kind));
}

function sentenceProblems(
  sentence: Sentence,
  box: Box,
  { asked, sources }: ReturnType<typeof vocabulary>,
): string[] {
  const { mark, words, when = [] } = sentence;
  const nodes = [...words, ...when];
  const kind = kindOf(mark.of, box);
  const conditions = mark.needs.flatMap(({ name }) =>
    asked.includes(name)
      ? []
      : [`"if ${name}" asks for something that does not exist. ${suggest(name, asked)}`],
  );
  const strangers = quotedIn(nodes)
    .filter((name) => kind === undefined || !name.startsWith(`${kind}.`))
    .map((name) =>
      kind === undefined
        ? `Nothing says which one {{ ${name} }} is of: write @${name.replace(/\..*/, '')} behind the code.`
        : `Here is no ${name.replace(/\..*/, '')}: what stands behind the @ is a ${kind}, so write {{ ${kind}. ... }}.`,
    );
  const unknown: string[] = [];
  nodes.forEach((node) =>
    visit(node, 'textDirective', ({ name, attributes }) => {
      const of = attributes?.['of'];
      if (name === 'source' && of != null && !sources.includes(of)) {
        unknown.push(`:source has of=${of}, which no law has. ${suggest(of, sources)}`);
      }
    }),
  );
  const codes = nodes.some(({ type }) => type === 'inlineCode')
    ? ['A code stands once, before its sentence; visitors would read this one: remove it.']
    : [];
  const slots = slotsIn(sentence);
  const twice = slots.filter((slot, at) => slots.indexOf(slot) < at);
  return [
    ...conditions,
    ...strangers,
    ...unknown,
    ...codes,
    ...twice.map((slot) => `Two slots of this sentence are ${slot}: each value has one place.`),
  ];
}

/**
 * Reports sentences of one name that cannot be told apart. The first whose conditions are met is used, so all but the
 * last need a condition.
 */
function choiceProblems(blocks: readonly RootContent[]): LineProblem[] {
  const byName = new Map<string, RootContent[]>();
  for (const node of blocks) {
    const sentence = sentenceOf(node);
    if (!sentence) continue;
    const name = namedBy(sentence.mark);
    byName.set(name, [...(byName.get(name) ?? []), node]);
  }
  return [...byName].flatMap(([name, nodes]) => {
    const seen = new Set<string>();
    return nodes.flatMap((node, at): LineProblem[] => {
      const { typed, needs } = sentenceOf(node)!.mark;
      const isTwice = seen.has(typed);
      seen.add(typed);
      const isOpen = needs.length === 0 && at < nodes.length - 1;
      return isTwice || isOpen
        ? [
            {
              line: lineOf(node),
              message: `Two sentences are \`${name}\`, so there is no way to choose between them: write \`${name} if ...\` before the first, and leave the last without.`,
            },
          ]
        : [];
    });
  });
}

function boxProblems(box: Box, words: ReturnType<typeof vocabulary>): LineProblem[] {
  const blocks = blocksOf(box);
  const ofBlocks = blocks.flatMap((node): LineProblem[] => {
    const sentence = sentenceOf(node);
    if (sentence) {
      return sentenceProblems(sentence, box, words).map((message) => ({
        line: lineOf(node),
        message,
      }));
    }
    if (node.type === 'heading' && node.depth !== 4) {
      return [{ line: lineOf(node), message: 'A heading in a box has four signs: write ####.' }];
    }
    return paragraphOf(node) === undefined && node.type !== 'listItem'
      ? []
      : [
          {
            line: lineOf(node),
            message:
              'This sentence has no code: write `answer.required`, or another name that the tool says, before it.',
          },
        ];
  });
  return [...ofBlocks, ...choiceProblems(blocks)];
}

/**
 * Finds what is wrong with the sentences of a tool, except for missing ones (see `check/tools.ts`).
 *
 * @param tree with its facts and directives applied
 */
export function answerProblems(tree: Root, lists: SpokenLists): LineProblem[] {
  const words = vocabulary(lists);
  const loose = tree.children.filter(
    (node) => !isBox(node) && node.type !== 'yaml' && node.type !== 'html',
  );
  return [
    ...boxesOf(tree).flatMap((box) => boxProblems(box, words)),
    ...loose.flatMap((node): LineProblem[] =>
      sentenceOf(node) || node.type === 'list'
        ? [
            {
              line: lineOf(node),
              message:
                'A sentence of a tool stands in a box: write :::answers{title="..."} above, and ::: below.',
            },
          ]
        : [],
    ),
  ];
}

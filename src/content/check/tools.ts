import { TOOLS, type ToolName } from '../../tools/tools';
import { namedBy } from '../answers/mark';
import { sentenceOf, type Box, type Sentence } from '../answers/read';
import { blocksOf, everySaid, isWord, saidTwice } from '../answers/say';
import { slotsIn } from '../answers/slots';
import { suggest, type LineProblem, type Problem } from '../problems';
import { demandsOf, type Demand } from './demands';
import type { Site } from './read-site';

const codeOf = (name: string): string => name.replace(/@.*$/, '');

/** The sentences of a text, with their lines. */
function sentencesIn(boxes: readonly Box[]): { sentence: Sentence; line: number }[] {
  return boxes.flatMap(blocksOf).flatMap((node) => {
    const sentence = sentenceOf(node);
    return sentence ? [{ sentence, line: node.position?.start.line ?? 1 }] : [];
  });
}

/** The side of a law in a name, or undefined if the name has none: sale, rental or lease. */
const sideOf = (name: string): string | undefined =>
  /@(?:.*-(sale|rental)|(sale|lease)-.*)$/.exec(name)?.slice(1).find(Boolean);

/** Reports what a tool says but its text has no sentence for. */
function silent(boxes: readonly Box[], { said, lists, of }: Demand): LineProblem[] {
  const printed = everySaid(boxes, lists);
  const sentences = sentencesIn(boxes);
  return [...said].flatMap((name): LineProblem[] => {
    if (printed.has(name)) return [];
    const side = sideOf(name) ?? '';
    const last = sentences
      .filter(({ sentence: { mark } }) => mark.code === codeOf(name))
      .filter(({ sentence: { mark } }) =>
        isWord(mark.of) ? mark.of === 'law' || mark.of.includes(side) : namedBy(mark) === name,
      )
      .at(-1);
    if (!last) return [{ message: `The tool says "${name}", and no sentence here has that code.` }];
    const when = of ? ` if the entry "${of.law}" of laws.json lacks ${of.lacks}` : '';
    return [
      {
        line: last.line,
        message: `The tool says "${name}", and no sentence can be said then${when}: each asks for or quotes something that is not there. Write one below that needs nothing.`,
      },
    ];
  });
}

/** Reports cases for one law that are never said, and sentences that would appear on the page twice. */
function unsaid(boxes: readonly Box[], { lists }: Demand, laws: readonly string[]): LineProblem[] {
  const lines = new Set(everySaid(boxes, lists).values());
  const cases = sentencesIn(boxes).filter(({ sentence: { mark } }) =>
    mark.needs.some(({ name, isThere }) => isThere && laws.includes(name)),
  );
  return [
    ...cases
      .filter(({ line }) => !lines.has(line))
      .map(({ line }) => ({
        line,
        message:
          'This case is never said: a sentence of the same code above it holds first, its box is of the other side, or it quotes what this law does not have. Move it up, or mend it.',
      })),
    ...saidTwice(boxes, lists).map(([name, line]) => ({
      line,
      message: `"${name}" would stand in the page twice: its sentence belongs into one box.`,
    })),
  ];
}

/** Reports sentences that the tool never says, and slots that do not match the values it gives. */
function strange(boxes: readonly Box[], tool: ToolName, { said }: Demand): LineProblem[] {
  const { sentences, hasSlot } = TOOLS[tool];
  const codes = Object.keys(sentences);
  return sentencesIn(boxes).flatMap(({ sentence, line }): LineProblem[] => {
    const { code } = sentence.mark;
    const values = sentences[code];
    if (values === undefined) {
      return [{ line, message: `The tool never says "${code}". ${suggest(code, codes)}` }];
    }
    const name = namedBy(sentence.mark);
    const others = [...said].filter((one) => codeOf(one) === code);
    if (!isWord(sentence.mark.of) && others.length > 0 && !said.has(name)) {
      return [{ line, message: `The tool never says "${name}". ${suggest(name, others)}` }];
    }
    const slots = slotsIn(sentence);
    const unknown = slots.filter((slot) => !values.includes(slot));
    return [
      ...unknown.map((slot) => ({
        line,
        message: `The tool gives "${code}" no "${slot}". ${values.length > 0 ? suggest(slot, values) : 'It gives it nothing.'}`,
      })),
      ...(hasSlot(code) && slots.length === 0
        ? [
            {
              line,
              message: `The tool gives "${code}" a value: put it in as :slot[words until then]{name=${values[0]}}.`,
            },
          ]
        : []),
    ];
  });
}

/**
 * Checks that a tool and its text agree. The English text must have every sentence that `decide` can say for any
 * combination of answers and for any law, including laws that lack optional fields, and no others.
 */
export function checkTools({ files, contents, today, keep }: Site): Problem[] {
  return [
    ...withoutText(files),
    ...files.flatMap(({ file, top, boxes = [] }) => {
      const tool = top?.['tool'];
      if (typeof tool !== 'string' || !Object.hasOwn(TOOLS, tool)) return [];
      const demands = demandsOf(tool, today, contents, keep);
      const [whole] = demands;
      if (!whole) return [];
      const problems = [
        ...strange(boxes, tool as ToolName, whole),
        ...unsaid(boxes, whole, Object.keys(contents['laws'] ?? {})),
        ...demands.flatMap((demand) => silent(boxes, demand)),
      ];
      const told = new Map(problems.map((one) => [`${one.line} ${codeOf(one.message)}`, one]));
      return [...told.values()].map((problem) => ({ file, ...problem }));
    }),
  ];
}

/** Reports tools without a text. A site without any tool texts passes. */
function withoutText(files: Site['files']): Problem[] {
  const told = new Set(files.flatMap(({ top }) => top?.['tool'] ?? []));
  if (told.size === 0) return [];
  return Object.entries(TOOLS).flatMap(([name, { path }]) =>
    told.has(name)
      ? []
      : [
          {
            file: `src/pages${path}.md`,
            message: `The tool "${name}" has no text: write this file, with "tool: ${name}" at its top.`,
          },
        ],
  );
}

import { MARKS } from '../content/directive-kinds';
import { DIRECTIVES, type Directive } from '../content/directives';
import { listOf } from '../content/directives/attributes';
import { isQuoted, meaningOfFact } from '../content/fact-meanings';
import { FACT_FILES } from '../content/facts';
import { loadReferences, type References } from '../content/references';
import { filesOf } from '../content/site-files';
import { labelOf } from './labels';

/** Something that a writer can put into a text. */
export interface Insertion {
  /** What is put into the text. */
  text: string;
  /** What it is. */
  about: string;
  /** What visitors read in its place, where that is known before the page is built. */
  reads?: string;
  /** Whether it stands by itself, with an empty line above and below. */
  alone: boolean;
}

/** Insertions of one kind, which stand together in the list. */
export interface InsertionGroup {
  label: string;
  insertions: Insertion[];
}

/** The name that an example gives to its one attribute, such as `decay-chain` of `::figure{name=decay-chain}`. */
const GIVEN = /\{(\w+)=([\w-]+)\}/;

/** Its example, once for each thing of that kind: every drawing, every film. */
function examplesOf({ attributes, example, kind }: Directive, references: References): string[] {
  const [whole = '', attribute = '', value = ''] = GIVEN.exec(example) ?? [];
  const list = kind === 'leaf' ? listOf(attributes.shape[attribute]) : undefined;
  if (list === undefined) return [example];
  const others = references[list].filter((one) => one !== value);
  return [value, ...others].map((one) => example.replace(whole, `{${attribute}=${one}}`));
}

/** Markdown's own sign: no box of ours. */
const PICTURE: Insertion = {
  text: '![what it shows](/img/blog/name.jpg)',
  about:
    'A picture or photo that you have uploaded under Assets: its name, and words for people who cannot see it',
  alone: true,
};

function boxes(references: References): InsertionGroup[] {
  const groups: [label: string, kind: Directive['kind']][] = [
    ['Boxes around words', 'container'],
    ['Pictures, buttons, tables, drawings and films', 'leaf'],
    ['Within a sentence', 'text'],
  ];
  return groups.map(([label, kind]) => ({
    label,
    insertions: [
      ...(kind === 'leaf' ? [PICTURE] : []),
      ...[...DIRECTIVES.values()]
        // What words mean is listed by itself.
        .filter((directive) => directive.kind === kind && !directive.meaning)
        .flatMap((directive) =>
          examplesOf(directive, references).map((text) => ({
            text,
            about: directive.about,
            alone: kind !== 'text',
          })),
        ),
    ],
  }));
}

/** Words that are explained where they are pointed at. */
function words({ facts, glossary }: References): InsertionGroup {
  const insertions = Object.keys(glossary).map((word) => {
    const meaning = facts.look(`glossary.${word}.meaning`);
    const about = 'text' in meaning ? meaning.text : '';
    return { text: `${MARKS.text}term[${word}]`, about, alone: false };
  });
  return { label: 'Words that are explained', insertions };
}

function factsOf({ facts }: References): InsertionGroup[] {
  const names = facts.names.filter(isQuoted);
  return FACT_FILES.map((file) => ({
    label: `Facts: ${labelOf(file).toLowerCase()}`,
    insertions: names
      .filter((name) => name.startsWith(`${file}.`))
      .flatMap((name) => {
        const found = facts.look(name);
        const about = meaningOfFact(name);
        return 'text' in found
          ? [{ text: `{{ ${name} }}`, about, reads: found.text, alone: false }]
          : [];
      }),
  }));
}

/**
 * What a writer can put into a text, with what each says today: the lists of the guide, for the editor.
 *
 * @param siteDir the project folder
 * @throws ContentError when a file of facts cannot be read
 */
export function insertionsOf(siteDir: string): InsertionGroup[] {
  const references = loadReferences(filesOf(siteDir));
  return [...boxes(references), words(references), ...factsOf(references)].filter(
    ({ insertions }) => insertions.length > 0,
  );
}

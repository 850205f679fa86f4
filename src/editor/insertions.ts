import { readStaffFiles } from '../content/check/files';
import { MARKS } from '../content/directive-kinds';
import { DIRECTIVES, type Directive } from '../content/directives';
import { listOf } from '../content/directives/attributes';
import { isQuoted, meaningOfFact } from '../content/fact-meanings';
import { FACT_FILES } from '../content/facts';
import { loadReferences, type References } from '../content/references';
import { filesOf, type SiteFiles } from '../content/site-files';
import { pageOf } from './beside';
import { labelOf } from './labels';
import { readMarkdown } from './markdown-file';

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

/** What is written: the text of a page, one sentence of a tool, or words that can quote facts alone. */
export type WrittenIn = 'text' | 'sentence' | 'line';

/** Insertions of one kind, which stand together in the list. */
export interface InsertionGroup {
  label: string;
  /** Where alone they can stand; left out of what can stand in all. */
  only?: readonly WrittenIn[];
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
  text: '![what it shows](/img/name.jpg)',
  about:
    'A picture or photo that you have uploaded under Assets: its name, and words for people who cannot see it',
  alone: true,
};

/** Pictures that lie where the editor puts what is uploaded. */
const uploaded = (files: SiteFiles): Insertion[] =>
  files
    .list('static/img')
    .filter((file) => /^static\/img\/[^/]+\.(?:jpe?g|png|webp|avif)$/i.test(file))
    .map((file) => ({
      text: `![what it shows](${file.replace(/^static/, '')})`,
      about: 'A picture that was uploaded; write what it shows for people who cannot see it',
      alone: true,
    }));

function boxes(references: References, files: SiteFiles): InsertionGroup[] {
  const groups: [label: string, kind: Directive['kind'], only: WrittenIn][] = [
    ['Boxes around words', 'container', 'text'],
    ['Pictures, buttons, tables, drawings and films', 'leaf', 'text'],
    ['Within a sentence', 'text', 'text'],
    ['Sources, and the visitor’s own values', 'text', 'sentence'],
  ];
  return groups.map(([label, kind, only]) => ({
    label,
    only: [only],
    insertions: [
      ...(kind === 'leaf' ? [PICTURE, ...uploaded(files)] : []),
      ...[...DIRECTIVES.values()]
        // What words mean is listed by itself.
        .filter((directive) => directive.kind === kind && !directive.meaning)
        .filter(({ ofTools = false }) => ofTools === (only === 'sentence'))
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
  const insertions = Object.entries(glossary).map(([word, { term = word }]) => {
    const meaning = facts.look(`glossary.${word}.meaning`);
    const about = 'text' in meaning ? meaning.text : '';
    return { text: `${MARKS.text}term[${term}]`, about, alone: false };
  });
  return { label: 'Words that are explained', only: ['text'], insertions };
}

/** Every page, under its title; a writer puts other words into the brackets. */
function links(files: SiteFiles): InsertionGroup {
  const insertions = readStaffFiles(files).flatMap((file) => {
    const { title, description } = readMarkdown(file.source ?? '').frontMatter;
    const page = pageOf(file);
    if (page === undefined || typeof title !== 'string') return [];
    const text = `[${title}](${page})`;
    const about = `A link to this page. ${typeof description === 'string' ? description : ''}`;
    return [{ text, about, reads: title, alone: false }];
  });
  return { label: 'Links to pages', only: ['text', 'sentence'], insertions };
}

/** What a sentence says of each law, state or place in turn, with what the first that has it says. */
function spoken(references: References): InsertionGroup {
  const all = Object.values(references.spoken()).flat();
  const names = [...new Set(all.flatMap(({ facts }) => Object.keys(facts)))];
  const insertions = names.flatMap((name) => {
    const first = all.find(({ facts }) => facts[name] !== undefined);
    const reads = first?.facts[name];
    const [kind = ''] = name.split('.');
    const about = `Of the ${kind} that the sentence is said of; this is what it reads for ${first?.anchor}`;
    return reads === undefined ? [] : [{ text: `{{ ${name} }}`, about, reads, alone: false }];
  });
  return { label: 'Of each law, state or place', only: ['sentence'], insertions };
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
  const files = filesOf(siteDir);
  const references = loadReferences(files);
  const all = [
    spoken(references),
    ...boxes(references, files),
    words(references),
    links(files),
    ...factsOf(references),
  ];
  return all.filter(({ insertions }) => insertions.length > 0);
}

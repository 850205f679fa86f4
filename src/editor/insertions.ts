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

/** Something that a writer can insert in a text. */
export interface Insertion {
  /** The text to insert. */
  text: string;
  /** What it is, in words for the list. */
  about: string;
  /** What visitors read in its place; undefined if that is known only when the page is built. */
  reads?: string;
  /** True if it is a block, with an empty line above and below. */
  alone: boolean;
}

/** What is being written: the text of a page, one sentence of a tool, or words that can only quote facts. */
export type WrittenIn = 'text' | 'sentence' | 'line';

/** A group of insertions in the list. */
export interface InsertionGroup {
  label: string;
  /** Where they can be inserted; undefined if everywhere. */
  only?: readonly WrittenIn[];
  insertions: Insertion[];
}

/** The value that an example gives its only attribute, for example `decay-chain` in `::figure{name=decay-chain}`. */
const GIVEN = /\{(\w+)=([\w-]+)\}/;

/**
 * A directive's example and what it is, repeated for each possible value of its attribute, for example every drawing or
 * film.
 */
function examplesOf(
  { attributes, example, about, kind }: Directive,
  references: References,
): Insertion[] {
  const alone = kind !== 'text';
  const [whole = '', attribute = '', value = ''] = GIVEN.exec(example) ?? [];
  const list = kind === 'leaf' ? listOf(attributes.shape[attribute]) : undefined;
  if (list === undefined) return [{ text: example, about, alone }];
  const others = references[list].filter((one) => one !== value);
  return [value, ...others].map((one) => ({
    text: example.replace(whole, `{${attribute}=${one}}`),
    about: about.replaceAll(value, one),
    alone,
  }));
}

/** Markdown's own syntax rather than a directive. */
const PICTURE: Insertion = {
  text: '![what it shows](/img/name.jpg)',
  about:
    'A picture or photo that you have uploaded under Assets: its name, and words for people who cannot see it',
  alone: true,
};

/** The pictures in the folder where the editor puts uploads. */
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
      ...(kind === 'leaf' ? [...uploaded(files), PICTURE] : []),
      ...[...DIRECTIVES.values()]
        // Explained words have a group of their own.
        .filter((directive) => directive.kind === kind && !directive.meaning)
        .filter(({ ofTools = false }) => ofTools === (only === 'sentence'))
        .flatMap((directive) => examplesOf(directive, references)),
    ],
  }));
}

/** Words whose meaning pages show when a visitor points at them. */
function words({ facts, glossary }: References): InsertionGroup {
  const insertions = Object.entries(glossary).map(([word, { term = word }]) => {
    const meaning = facts.look(`glossary.${word}.meaning`);
    const about = 'text' in meaning ? meaning.text : '';
    return { text: `${MARKS.text}term[${term}]`, about, alone: false };
  });
  return { label: 'Words that are explained', only: ['text'], insertions };
}

/** A link to every page, with its title as the link text, which the writer can change. */
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

/** Facts that a sentence can quote for each law, state or place in turn, with the value of the first that has one. */
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
 * What a writer can insert in a text, with what each reads today: the lists of the guide, for the editor.
 *
 * @param siteDir the project root
 * @throws ContentError if a file of facts cannot be read
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

import type { Collection, CollectionFile, CmsConfig, Field } from '@sveltia/cms';
import type { DataFile } from '../data/schema';
import { choicesOf, type Choices } from './choices';
import { fieldsOf, type FieldsOf } from './fields';
import { findIn } from './find-fields';
import type { Texts } from '../content/translations/texts';
import { labelOf } from './labels';
import { BODY } from './markdown-file';
import {
  DATA_FILES,
  dataSchema,
  formatOf,
  formatsOf,
  jsonFormat,
  textSchema,
  wordFormat,
} from './form-formats';
import { TYPED, type Format, type Shown } from './formats';
import { questionFields } from './question-fields';
import { ENTRIES, MORE } from './shape';
import { sentenceFields } from './sentence-fields';
import { PUT_BACK } from './state';
import { BESIDE_FIELD, TEXT_FIELD } from './text-field';
import {
  TEXT_FOLDERS,
  textFiles,
  type TextFile,
  type TextFolder,
  type TextKind,
} from './text-kinds';
import type { WordFile } from './translated-words';
import { translatedTexts } from './translations';
import { wordFields } from './word-fields';

/** What the editor shows, and how it reads and writes each kind of file. */
export interface Forms {
  collections: NonNullable<CmsConfig['collections']>;
  formats: Readonly<Record<string, Format>>;
}

/** What the forms depend on besides the schemas. */
export interface FormsOf {
  siteDir: string;
  /** URL of the folder with the pages of the guide; undefined if there is none. */
  guide?: string;
  /** True to publish a saved price at once, without a review. */
  pricesAtOnce: boolean;
  /**
   * The English messages of the programs, which take a second to collect; without them, their translations have no
   * form.
   */
  messages?: Texts | undefined;
}

/** The page of the guide for each file of facts; by default the list of all facts. */
const GUIDE_OF: Partial<Record<DataFile, string>> = {
  notices: 'editor.md',
  testimonials: 'editor.md',
  laws: 'laws.md',
  people: 'laws.md',
  statutes: 'laws.md',
  videos: 'pictures.md',
  redirects: 'articles.md',
  asked: 'writing.md',
  synonyms: 'writing.md',
  turns: 'writing.md',
  accepted: 'writing.md',
  places: 'writing.md',
};

/** Fields that programs decide (what a page looks like, and which tool it belongs to), so forms keep them unchanged. */
const LAYOUT = 'layout';
const KEPT: readonly string[] = [LAYOUT, 'tool'];

/** The fields for a text, by how it is shown. @param text the field for the whole text */
const BODIES: Readonly<Record<Shown | 'whole', (text: Field) => Field[]>> = {
  whole: (text) => [text],
  sentences: () => sentenceFields,
  questions: (text) => [text, ...questionFields],
};

const typed: Field = { name: TYPED, widget: 'hidden' };

const beside = {
  name: PUT_BACK,
  label: 'Beside this form',
  widget: BESIDE_FIELD,
  required: false,
} as Field;

/** Adds to the first field a link to the page of the guide that explains the form. */
function withGuide(fields: Field[], guide: string | undefined, page: string): Field[] {
  const [first, ...rest] = fields;
  if (!first || guide === undefined) return fields;
  return [{ ...first, comment: `[Help with this form](${guide}/${page})` }, ...rest];
}

/** Lists that are too long to browse: their name in the form and the label of their search field. */
const FOUND: Partial<Record<DataFile, [list: string, label: string]>> = {
  asked: [ENTRIES, 'Find a question or an answer'],
  places: ['places', 'Find a place'],
  sources: [MORE, 'Find a source'],
};

function dataFile(file: DataFile, choices: Choices, guide: string | undefined): CollectionFile {
  const found = FOUND[file];
  const fields = [
    ...(found ? [findIn(...found)] : []),
    ...fieldsOf(dataSchema(file), { prefix: file, choices }),
  ];
  return {
    name: file,
    label: labelOf(file),
    file: `src/data/${file}.json`,
    format: jsonFormat(file),
    fields: [...withGuide([beside, ...fields], guide, GUIDE_OF[file] ?? 'facts.md'), typed],
  };
}

function textFields(
  { schema, guide: page, pictures, layout, shown }: TextKind & Pick<TextFolder, 'layout'>,
  choices: Choices,
  guide: string | undefined,
): Field[] {
  const of: FieldsOf = { pictures, choices };
  const text = {
    name: BODY,
    label: shown === 'questions' ? 'Text above the questions' : 'Text',
    widget: TEXT_FIELD,
    required: false,
    ...(guide !== undefined && {
      hint: `More on [facts](${guide}/facts.md), and on [boxes, buttons and tables](${guide}/boxes.md)`,
    }),
  } as Field;
  const body = BODIES[shown ?? 'whole'](text);
  const fields = fieldsOf(textSchema(schema), of);
  const own = body.map(({ name }) => name);
  const taken = fields.find(({ name }) => own.includes(name));
  if (taken) throw new Error(`"${taken.name}" is the text's own name.`);
  const [title, ...rest] = [
    ...fields.filter(({ name }) => name === 'title'),
    ...fields.filter(({ name }) => name !== 'title' && !KEPT.includes(name)),
  ];
  const all = title ? [title, ...body, ...rest] : body;
  const kept = fields
    .filter(({ name }) => KEPT.includes(name))
    .map(
      ({ name }) =>
        ({ name, widget: 'hidden', ...(name === LAYOUT && { default: layout }) }) as Field,
    );
  return [...withGuide([beside, ...all], guide, page), ...kept, typed];
}

const textForm = (text: TextFile, choices: Choices, guide: string | undefined): CollectionFile => ({
  name: text.name,
  label: text.label,
  file: text.file,
  format: formatOf(text.file),
  fields: textFields(text, choices, guide),
});

const wordForm = ({ name, label, file }: WordFile, guide: string | undefined): CollectionFile => ({
  name,
  label,
  file,
  format: wordFormat(file),
  fields: [...withGuide([beside, wordFields], guide, 'languages.md'), typed],
});

/**
 * The forms of the editor, made from the schemas that the check uses.
 *
 * @throws Error that names the field if a form cannot show one
 */
export function formsOf({ siteDir, guide, pricesAtOnce, messages }: FormsOf): Forms {
  const choices = choicesOf(siteDir);
  const groups = [
    { name: 'pages', label: 'Pages', texts: textFiles(siteDir), words: [] },
    ...translatedTexts(siteDir, messages),
  ];
  const facts = DATA_FILES.filter((file) => file !== 'prices');
  const collections: Collection[] = [
    ...TEXT_FOLDERS.map((kind) => ({
      name: kind.name,
      label: kind.label,
      label_singular: kind.one,
      folder: kind.folder,
      // Titles of pages with a layout quote facts, and the rows would show the quotes rather than the values.
      ...(kind.layout !== undefined && {
        filter: { field: LAYOUT, value: kind.layout },
        summary: '{{filename}}',
      }),
      format: formatOf(kind.name),
      slug: { template: kind.fileName, editable: false },
      fields: textFields(kind, choices, guide),
    })),
    ...groups.map(({ name, label, texts, words }) => ({
      name,
      label,
      files: [
        ...texts.map((text) => textForm(text, choices, guide)),
        ...words.map((one) => wordForm(one, guide)),
      ],
    })),
    {
      name: 'prices',
      label: 'Prices',
      ...(pricesAtOnce && { publish_mode: 'simple' as const }),
      files: [dataFile('prices', choices, guide)],
    },
    { name: 'facts', label: 'Facts', files: facts.map((file) => dataFile(file, choices, guide)) },
  ];
  return { collections, formats: formatsOf(groups) };
}

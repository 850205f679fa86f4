import type { Field } from '@sveltia/cms';
import { findIn } from './find-fields';
import { BOX_KINDS, BOXES, LINE_KINDS } from './sentence-form';
import { SENTENCE_FIELD } from './text-field';

/** A list whose rows cannot be added, removed or moved by a button, since the tool finds each by its code. */
export const FIXED = {
  widget: 'list',
  collapsed: true,
  allow_add: false,
  allow_remove: false,
  allow_duplicate: false,
  allow_reorder: false,
} as const;

const NEW_CODE = String.raw`^[A-Za-z][\w.\-]*\.[\w\-]+(?:@[\w\-]+)? if \S+(?: \S+)*$`;

const code = {
  name: 'code',
  label: 'Code',
  hint: 'The tool finds the sentence by it; behind "if" stands when it is said',
  widget: 'string',
  readonly: true,
  required: false,
} as const;

const wordsOf = (hint: string): Field =>
  ({ name: 'words', label: 'Words', hint, widget: SENTENCE_FIELD, required: false }) as Field;

const sentence = {
  name: LINE_KINDS.sentence,
  label: 'Sentence',
  summary: '{{fields.code}} · {{fields.words}}',
  fields: [
    code,
    {
      name: 'when',
      label: 'Case, in bold before it',
      hint: 'In the list of all answers alone; most sentences have none',
      widget: 'string',
      required: false,
    },
    wordsOf('Of several sentences with one code the first whose "if" holds is said'),
  ] as Field[],
};

const heading = {
  name: LINE_KINDS.heading,
  label: 'Heading',
  summary: '{{fields.words}}',
  fields: [{ name: 'words', label: 'Words', widget: 'string' }] as Field[],
};

const lines = {
  ...FIXED,
  name: 'sentences',
  label: 'Sentences',
  types: [sentence, heading],
} as const;

const cases = {
  name: 'cases',
  label: 'New cases',
  label_singular: 'case',
  hint: 'A sentence of its own for one law, or for those that have something; it is written before the first sentence with its code',
  widget: 'list',
  required: false,
  allow_reorder: false,
  summary: '{{fields.code}}',
  fields: [
    {
      ...code,
      hint: 'The code of the sentence in whose place it is said, a blank, "if" and a name: next.buyer@law-sale if rockville',
      readonly: false,
      required: true,
      pattern: [NEW_CODE, 'It is a code of this box, a blank, "if", and a name such as rockville.'],
    },
    { ...wordsOf('What is said in this case'), required: true },
  ] as Field[],
} as const;

const boxes: Field = {
  ...FIXED,
  name: BOXES,
  label: 'Sentences, box by box',
  types: [
    {
      name: BOX_KINDS.listed,
      label: 'Box',
      summary: '{{fields.title}}',
      fields: [
        {
          name: 'title',
          label: 'Title of the box',
          widget: 'string',
          pattern: [
            '^[^"\\n]*$',
            'It has straight quotation marks ("), which end the title: type “ and ”.',
          ],
        },
        lines,
        cases,
      ] as Field[],
    },
    {
      name: BOX_KINDS.unlisted,
      label: 'Said in an answer, and not in the list of all answers',
      summary: 'Said in an answer, and not in the list of all answers',
      fields: [lines, cases] as Field[],
    },
  ],
};

/** The fields for a tool's text: a search field, and the sentences box by box in place of the text. */
export const sentenceFields: Field[] = [findIn(BOXES, 'Find a sentence'), boxes];

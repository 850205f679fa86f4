import type { Field } from '@sveltia/cms';
import { findIn } from './find-fields';
import { QUESTIONS, ROW_KINDS } from './question-form';
import { TEXT_FIELD } from './text-field';

const textOf = (label: string, required: boolean): Field =>
  ({ name: 'text', label, widget: TEXT_FIELD, required }) as Field;

const title = { name: 'title', widget: 'string' } as const;

const NAME_PATTERN: [string, string] = [
  '^[\\w\\-]+$',
  'It is letters, digits and hyphens, without blanks, such as window-open.',
];

const nameOf = (hint: string, required: boolean): Field => ({
  name: 'name',
  label: 'Link name',
  hint,
  widget: 'string',
  required,
  pattern: NAME_PATTERN,
});

const rows: Field = {
  name: QUESTIONS,
  label: 'Groups and questions',
  label_singular: 'row',
  hint: 'In the order of the page. A question belongs to the group above it: move it by its handle or its arrows',
  widget: 'list',
  collapsed: true,
  allow_duplicate: false,
  types: [
    {
      name: ROW_KINDS.question,
      label: 'Question',
      summary: '{{fields.title}}',
      fields: [
        { ...title, label: 'Question' },
        nameOf('People may have saved the link: do not change it once it is published', true),
        textOf('Answer', true),
      ] as Field[],
    },
    {
      name: ROW_KINDS.group,
      label: 'Group',
      summary: '▸ {{fields.title}}',
      fields: [
        { ...title, label: 'Title of the group' },
        nameOf(
          'Such as school-tests. Without one, the translated pages stay in English until they have the group too',
          false,
        ),
        textOf('Text above its first question', false),
      ] as Field[],
    },
  ],
};

/** The fields for the FAQ: a search field, and a row for each group and question in the order of the page. */
export const questionFields: Field[] = [findIn(QUESTIONS, 'Find a question'), rows];

import type { Field } from '@sveltia/cms';
import { FIXED } from './sentence-fields';
import { ROW_KINDS, WORDS } from './word-form';

const text = { widget: 'text', use_emoji_autocomplete: false, required: false } as const;

/** An English text that is shown above its translation and edited in a form of its own. */
const shown = (name: string, label: string): Field => ({
  ...text,
  name,
  label,
  readonly: true,
});

const words: Field = {
  ...text,
  name: 'words',
  label: 'Translation',
  hint: 'What stands in braces stays as it is: {{ a fact }}, {a value}. Without words visitors read the English',
};

const place: Field = {
  name: 'place',
  label: 'Place in the file',
  widget: 'string',
  readonly: true,
  required: false,
};

const kind = (
  name: keyof typeof ROW_KINDS,
  label: string,
  said: string,
  fields: Field[],
): object => ({
  name: ROW_KINDS[name],
  label,
  summary: `${said}{{fields.${name === 'gone' ? 'words' : 'english'}}}`,
  fields,
});

const english = shown('english', 'English');

/** The texts of a file, part by part, with the English above each. */
export const wordFields: Field = {
  ...FIXED,
  name: WORDS,
  label: 'Texts',
  hint: 'The English is above each translation. Anything that waits is in the first part',
  summary: '{{fields.title}}',
  fields: [
    { name: 'title', widget: 'hidden' },
    {
      ...FIXED,
      name: 'texts',
      label: 'Texts of this part',
      types: [
        kind('current', 'Text', '', [english, words, place]),
        kind('old', 'Old: the English has changed', 'Old: ', [
          english,
          shown('was', 'How the English began when this was translated'),
          words,
          place,
        ]),
        kind('fresh', 'New: not translated yet', 'New: ', [english, words, place]),
        kind('gone', 'Gone: the English is not there any more', 'Gone: ', [
          { ...words, hint: 'Take the words out, and it goes from the file' } as Field,
          place,
        ]),
      ],
    } as Field,
  ],
} as Field;

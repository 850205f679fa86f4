import type { JsonSchema } from '../data/json-schema';
import { newJson, writeJson } from './json-file';
import { BODY, newMarkdown, readMarkdown, writeMarkdown } from './markdown-file';
import { fromQuestions, QUESTIONS, toQuestions } from './question-form';
import { BOXES, fromBoxes, toBoxes } from './sentence-form';
import { isObject } from '../data/sense/problem';
import { fromForm, toForm, type Values } from './shape';
import { PUT_BACK } from './state';
import { fromParts, toParts, WORDS, type Original } from './word-form';

/** The text of a tool is shown sentence by sentence, the FAQ question by question. */
export type Shown = 'sentences' | 'questions';

/** How files of one kind are read and written. */
export interface Format {
  /** Their ending. */
  kind: 'json' | 'md';
  /** What they hold: the whole file, or the lines at the top of a text. */
  schema: JsonSchema;
  /** How the form shows the text below these, where not as a whole. */
  shown?: Shown;
  /** The English of a file that has translated texts alone: the form shows them one by one. */
  originals?: readonly Original[];
}

/** The name under which a form keeps the file as it was read, so that what is not changed stays as it is typed. */
export const TYPED = 'file_as_typed';

/** What a form shows of a file. @throws Error when the file cannot be read */
export function read(text: string, { kind, schema, shown, originals }: Format): Values {
  if (originals) return { [WORDS]: toParts(JSON.parse(text), originals), [TYPED]: text };
  if (kind === 'json') return { ...toForm(JSON.parse(text), schema), [TYPED]: text };
  const { frontMatter, body } = readMarkdown(text);
  return { ...toForm(frontMatter, schema), ...bodyIn(body, shown), [TYPED]: text };
}

function bodyIn(body: string, shown: Shown | undefined): Values {
  if (shown === 'sentences') return { [BOXES]: toBoxes(body) };
  if (shown === undefined) return { [BODY]: body };
  const { above, rows } = toQuestions(body);
  return { [BODY]: above, [QUESTIONS]: rows };
}

/** A file with what a form holds; an earlier state of it as a whole, where one is put back. @throws Error in words when that cannot be */
export function write(form: Values, { kind, schema, shown, originals }: Format): string {
  const {
    [TYPED]: typed,
    [BODY]: body,
    [BOXES]: boxes,
    [QUESTIONS]: rows,
    [WORDS]: parts,
    [PUT_BACK]: earlier,
    ...fields
  } = form;
  if (typeof earlier === 'string' && earlier !== '') return earlier;
  const text = typeof typed === 'string' && typed !== '' ? typed : undefined;
  if (originals) return fromParts(text ?? '{}\n', parts, originals);
  if (kind === 'json') {
    const content = fromForm(fields, schema);
    return text === undefined ? newJson(content) : writeJson(text, content, schema);
  }
  const frontMatter = fromForm(fields, schema);
  const content = {
    frontMatter: isObject(frontMatter) ? frontMatter : {},
    body: typeof body === 'string' ? body.trimEnd() : '',
  };
  if (text === undefined) return newMarkdown(content);
  if (shown === undefined) return writeMarkdown(text, content);
  const before = readMarkdown(text).body;
  return writeMarkdown(text, {
    ...content,
    body: shown === 'sentences' ? fromBoxes(before, boxes) : fromQuestions(before, body, rows),
  });
}

import type { JsonSchema } from '../data/json-schema';
import { newJson, writeJson } from './json-file';
import { BODY, newMarkdown, readMarkdown, writeMarkdown } from './markdown-file';
import { fromQuestions, QUESTIONS, toQuestions } from './question-form';
import { BOXES, fromBoxes, toBoxes } from './sentence-form';
import { isObject } from '../data/sense/problem';
import { fromForm, toForm, type Values } from './shape';
import { PUT_BACK } from './state';
import { fromParts, toParts, WORDS, type Original } from './word-form';

/** How a form shows a text that is not one field: a tool's sentence by sentence, the FAQ question by question. */
export type Shown = 'sentences' | 'questions';

/** How to read and write files of one kind. */
export interface Format {
  /** The file extension. */
  kind: 'json' | 'md';
  /** The schema of the whole file, or for a text that of its front matter. */
  schema: JsonSchema;
  /** How the form shows the text below the front matter; undefined if as one field. */
  shown?: Shown;
  /** The English texts, for a file that holds only translations: the form shows them one by one. */
  originals?: readonly Original[];
}

/** The form field that keeps the file as it was read, so that what is not changed stays as it was typed. */
export const TYPED = 'file_as_typed';

/** What a form shows of a file. @throws Error if the file cannot be read */
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

/**
 * The file for what a form holds, or the earlier state that somebody puts back.
 *
 * @throws Error with an explanation if it cannot be written
 */
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

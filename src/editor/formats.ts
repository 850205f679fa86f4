import type { JsonSchema } from '../data/json-schema';
import { newJson, writeJson } from './json-file';
import { BODY, newMarkdown, readMarkdown, writeMarkdown } from './markdown-file';
import { BOXES, fromBoxes, toBoxes } from './sentence-form';
import { isObject } from '../data/sense/problem';
import { fromForm, toForm, type Values } from './shape';
import { PUT_BACK } from './state';
import { fromParts, toParts, WORDS, type Original } from './word-form';

/** How files of one kind are read and written. */
export interface Format {
  /** Their ending. */
  kind: 'json' | 'md';
  /** What they hold: the whole file, or the lines at the top of a text. */
  schema: JsonSchema;
  /** Whether the form shows the text below these sentence by sentence. */
  sentences?: true;
  /** The English of a file that has translated texts alone: the form shows them one by one. */
  originals?: readonly Original[];
}

/** The name under which a form keeps the file as it was read, so that what is not changed stays as it is typed. */
export const TYPED = 'file_as_typed';

/** What a form shows of a file. @throws Error when the file cannot be read */
export function read(text: string, { kind, schema, sentences, originals }: Format): Values {
  if (originals) return { [WORDS]: toParts(JSON.parse(text), originals), [TYPED]: text };
  if (kind === 'json') return { ...toForm(JSON.parse(text), schema), [TYPED]: text };
  const { frontMatter, body } = readMarkdown(text);
  const below = sentences ? { [BOXES]: toBoxes(body) } : { [BODY]: body };
  return { ...toForm(frontMatter, schema), ...below, [TYPED]: text };
}

/** A file with what a form holds; an earlier state of it as a whole, where one is put back. @throws Error in words when that cannot be */
export function write(form: Values, { kind, schema, sentences, originals }: Format): string {
  const {
    [TYPED]: typed,
    [BODY]: body,
    [BOXES]: boxes,
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
  return writeMarkdown(
    text,
    sentences ? { ...content, body: fromBoxes(readMarkdown(text).body, boxes) } : content,
  );
}

import { leavesOf } from '../data/translations';
import { isObject } from '../data/sense/problem';
import { labelOf } from './labels';
import { writeJson } from './json-file';
import type { Values } from './shape';

/** The form field that keeps translated texts, part by part. */
export const WORDS = 'words_by_part';

/** The types of rows in such a form, by which the editor chooses their fields. */
export const ROW_KINDS = { current: 'current', old: 'old', fresh: 'fresh', gone: 'gone' } as const;

type Path = readonly (string | number)[];

/** An English text, and the path of its translation in the file of a language. */
export interface Original {
  path: Path;
  /** The name of the path, for people. */
  place: string;
  english: string;
  /** Undefined if it is translated from the current English. */
  waits?: 'fresh' | 'old';
  /** The beginning of the English from which an old translation was made. */
  was?: string;
}

/** The title of the part with the texts that need work. */
const WAITING = 'To translate or renew';

const signOf = (path: Path): string => JSON.stringify(path);

/** The row of a text in a form. */
function rowOf({ path, place, english, waits, was }: Original, texts: Map<string, string>): Values {
  const row = { place, english, words: texts.get(signOf(path)) ?? '' };
  if (waits === 'old') return { type: ROW_KINDS.old, ...row, was: was ?? '' };
  return { type: waits === 'fresh' ? ROW_KINDS.fresh : ROW_KINDS.current, ...row };
}

/** The texts in the file of a language that no English text matches. The description of a message does not count. */
function goneFrom(content: unknown, originals: readonly Original[]): [Path, string][] {
  const known = new Set(originals.map(({ path }) => signOf(path)));
  return leavesOf(content).filter(
    ([path]) => !known.has(signOf(path)) && !known.has(signOf([...path.slice(0, -1), 'message'])),
  );
}

/**
 * What a form shows of a file of translated texts, with the English beside each: first those that need work, then part
 * by part.
 *
 * @param content the contents of the file
 * @param originals the English texts, in order
 */
export function toParts(content: unknown, originals: readonly Original[]): Values[] {
  const texts = new Map(leavesOf(content).map(([path, text]) => [signOf(path), text]));
  const gone = goneFrom(content, originals).map(([path, words]) => ({
    type: ROW_KINDS.gone,
    place: path.join('.'),
    words,
  }));
  const waiting = originals.filter(({ waits }) => waits).map((one) => rowOf(one, texts));
  const parts = new Map<string, Values[]>();
  for (const one of originals.filter(({ waits }) => !waits)) {
    const name = labelOf(one.place.split('.')[0] ?? '');
    parts.set(name, [...(parts.get(name) ?? []), rowOf(one, texts)]);
  }
  return [[WAITING, [...waiting, ...gone]] as const, ...parts]
    .filter(([, rows]) => rows.length > 0)
    .map(([title, rows]) => ({ title: `${title} (${rows.length})`, texts: rows }));
}

const isNothing = (value: unknown): boolean =>
  value === '' || (isObject(value) && Object.keys(value).length === 0);

/** Returns a value with a text set at a path, or with the path removed if the text is empty. */
function placed(holder: unknown, [at, ...rest]: Path, words: string): unknown {
  if (at === undefined) return words;
  if (typeof at === 'number') {
    const items: unknown[] = Array.isArray(holder) ? [...(holder as unknown[])] : [];
    while (items.length < at) items.push(rest.length > 0 ? {} : '');
    const item = placed(items[at], rest, words);
    return isNothing(item) && at >= items.length - 1
      ? items.slice(0, at)
      : Object.assign(items, { [at]: item });
  }
  const { [at]: before, ...others } = isObject(holder) ? holder : {};
  const value = placed(before, rest, words);
  if (isNothing(value)) return others;
  return isObject(holder) ? { ...holder, [at]: value } : { [at]: value };
}

const rowsIn = (value: unknown): Values[] =>
  Array.isArray(value)
    ? value.filter(isObject).flatMap(({ texts }) => (texts as Values[] | undefined) ?? [])
    : [];

/**
 * A file of translated texts with the words of a form; everything else stays the same.
 *
 * @param text the file from which the form was made
 * @param parts the value of the form
 * @param originals the English texts, in order
 */
export function fromParts(text: string, parts: unknown, originals: readonly Original[]): string {
  const before: unknown = JSON.parse(text);
  const texts = new Map(leavesOf(before).map(([path, words]) => [signOf(path), words]));
  const paths = new Map<unknown, Path>([
    ...goneFrom(before, originals).map(([path]): [string, Path] => [path.join('.'), path]),
    ...originals.map(({ place, path }): [string, Path] => [place, path]),
  ]);
  // From the end, so that removing an item of a list leaves the paths before it valid.
  const content = rowsIn(parts).reduceRight<unknown>((now, { place, words }) => {
    const path = paths.get(place);
    if (path === undefined || typeof words !== 'string') return now;
    const [trimmed, was] = [words.trim(), texts.get(signOf(path)) ?? ''];
    return trimmed === was.trim() ? now : placed(now, path, trimmed);
  }, before);
  return writeJson(text, content, {});
}
